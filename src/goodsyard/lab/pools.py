"""Executors for jobs: in this process, in several local processes, or on a Ray cluster."""

from __future__ import annotations

import os
import signal
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, TypeVar

from goodsyard.core.errors import BadSetup

T = TypeVar("T")


class Here(Executor):
    """Runs jobs one by one in this process."""

    def submit(self, job: Callable[..., T], /, *given: Any, **named: Any) -> Future[T]:
        done: Future[T] = Future()
        try:
            done.set_result(job(*given, **named))
        except Exception as problem:
            done.set_exception(problem)
        return done


class OnRay(Executor):
    """Runs jobs as tasks on a Ray cluster: the one at `RAY_ADDRESS`, or a local one."""

    def __init__(self) -> None:
        try:
            import ray
        except ImportError:
            raise BadSetup("a Ray cluster needs extra packages: pip install 'goodsyard[cluster]'") from None
        self.ray = ray
        self.mine = not ray.is_initialized()
        if self.mine:
            ray.init(log_to_driver=False, include_dashboard=False, configure_logging=False)

    def submit(self, job: Callable[..., T], /, *given: Any, **named: Any) -> Future[T]:
        future: Future[T] = self.ray.remote(job).remote(*given, **named).future()
        return future

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        if self.mine:
            self.ray.shutdown()


@contextmanager
def uninterrupted() -> Iterator[None]:
    """Make processes started in this block ignore Ctrl-C from the very beginning; this process handles it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def start(environment: Mapping[str, str]) -> None:
    """Initialise a process: ignore Ctrl-C, which the parent handles, and set the environment."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    os.environ.update(environment)


@contextmanager
def pool(jobs: int, cluster: str = "", environment: Mapping[str, str] | None = None) -> Iterator[Executor]:
    """An executor for this many parallel jobs; with a separate environment, they run in new processes."""
    if cluster not in ("", "ray"):
        raise BadSetup(f"unknown cluster {cluster!r}; available: ray")
    if jobs < 1:
        raise BadSetup(f"at least one process is needed, not {jobs}")
    executor: Executor
    if cluster:
        executor = OnRay()
    elif jobs == 1 and environment is None:
        executor = Here()
    else:
        executor = ProcessPoolExecutor(jobs, get_context("spawn"), start, (environment or {},))
    try:
        yield executor
    finally:
        executor.shutdown(cancel_futures=True)
