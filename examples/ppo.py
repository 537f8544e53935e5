"""Learns a game with masked PPO in plain PyTorch, against random opponents, on one CPU core.

`pip install 'goodsyard[gymnasium]' torch matplotlib`, then `python examples/ppo.py --minutes 3 --plot curve.svg`.
The curve is the average reward of the latest games: -1 means always last, 0 as good as random, 1 always first.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass

import numpy as np
import torch
from torch import Tensor, nn

from goodsyard.envs.gymnasium import GoodsyardVectorEnv

GAMES = 64  # played in parallel
STEPS = 64  # per game between two updates
EPOCHS = 3
MINIBATCH = 1024
DISCOUNT = 0.999
LAMBDA = 0.95
CLIP = 0.2
ENTROPY = 0.01
RATE = 5e-4
LATEST = 300


class Player(nn.Module):
    """Policy and value network over observation rows."""

    def __init__(self, many: GoodsyardVectorEnv, width: int = 256) -> None:
        super().__init__()
        self.register_buffer("scales", torch.from_numpy(many.setting.scales()))
        self.body = nn.Sequential(nn.Linear(many.setting.length, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.action = nn.Linear(width, many.setting.actions.size)
        self.value = nn.Linear(width, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[torch.distributions.Categorical, Tensor]:
        seen = self.body(rows.float() * self.scales)
        logits = self.action(seen).masked_fill(masks == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(seen).squeeze(-1)


@dataclass
class Rollout:
    """The experience from STEPS steps of all games."""

    rows: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor
    values: Tensor
    rewards: Tensor
    ended: Tensor


class Learner:
    def __init__(self, many: GoodsyardVectorEnv) -> None:
        self.many = many
        self.player = Player(many)
        self.optimiser = torch.optim.Adam(self.player.parameters(), lr=RATE)
        self.row, self.info = many.reset(seed=1)
        self.finished: list[float] = []

    def play(self) -> Rollout:
        """Play STEPS steps with the current policy."""
        kept: list[list[Tensor]] = [[] for _ in range(7)]
        for _ in range(STEPS):
            row, mask = torch.from_numpy(self.row), torch.from_numpy(self.info["action_mask"])
            with torch.no_grad():
                policy, value = self.player(row, mask)
            action = policy.sample()
            self.row, reward, ended, _, self.info = self.many.step(action.numpy())
            self.finished += reward[ended].tolist()
            result = torch.from_numpy(reward).float(), torch.from_numpy(ended).float()
            for store, tensor in zip(kept, (row, mask, action, policy.log_prob(action), value, *result), strict=True):
                store.append(tensor)
        return Rollout(*(torch.stack(store) for store in kept))

    def advantages(self, past: Rollout) -> Tensor:
        """How much better things went than expected (generalised advantage estimation)."""
        with torch.no_grad():
            _, following = self.player(torch.from_numpy(self.row), torch.from_numpy(self.info["action_mask"]))
        found, later = torch.zeros_like(past.values), torch.zeros(GAMES)
        for step in reversed(range(STEPS)):
            goes_on = 1 - past.ended[step]
            surprise = past.rewards[step] + DISCOUNT * following * goes_on - past.values[step]
            later = surprise + DISCOUNT * LAMBDA * goes_on * later
            found[step], following = later, past.values[step]
        return found

    def learn(self, past: Rollout) -> None:
        advantages = self.advantages(past)
        returns = (advantages + past.values).flatten()
        gains = ((advantages - advantages.mean()) / (advantages.std() + 1e-8)).flatten()
        rows, masks = past.rows.flatten(0, 1), past.masks.flatten(0, 1)
        actions, chances = past.actions.flatten(), past.chances.flatten()
        for _ in range(EPOCHS):
            for some in torch.randperm(GAMES * STEPS).split(MINIBATCH):
                policy, value = self.player(rows[some], masks[some])
                ratio = (policy.log_prob(actions[some]) - chances[some]).exp()
                gain = torch.minimum(ratio * gains[some], ratio.clamp(1 - CLIP, 1 + CLIP) * gains[some]).mean()
                loss = nn.functional.mse_loss(value, returns[some]) / 2 - gain - ENTROPY * policy.entropy().mean()
                self.optimiser.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.player.parameters(), 0.5)
                self.optimiser.step()


def plot(curve: list[tuple[int, float]], game: str, path: str) -> None:
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3))
    axes.plot(*zip(*curve, strict=True))
    axes.set(xlabel="own decisions", ylabel="average reward", title=f"{game}: masked PPO against random", ylim=(-1, 1))
    axes.grid(alpha=0.3)
    figure.savefig(path, bbox_inches="tight", metadata={"Date": None})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="coal-baron")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--plot", help="write the learning curve to this SVG file")
    told = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    learner = Learner(GoodsyardVectorEnv(told.game, GAMES, told.players, illegal="raise"))
    curve: list[tuple[int, float]] = []
    begin, updates = time.monotonic(), 0
    while time.monotonic() - begin < 60 * told.minutes:
        learner.learn(learner.play())
        updates += 1
        if updates % 5 == 0 and learner.finished:
            latest = learner.finished[-LATEST:]
            curve.append((updates * STEPS * GAMES, float(np.mean(latest))))
            seconds = time.monotonic() - begin
            print(
                f"{seconds:4.0f} s, {curve[-1][0]:7} decisions, {len(learner.finished):5} games: {curve[-1][1]:+.2f}",
                flush=True,
            )
    if told.plot:
        plot(curve, told.game, told.plot)


if __name__ == "__main__":
    main()
