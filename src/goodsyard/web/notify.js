/** "It is your turn": shown in the title, optionally with a sound and a browser notification. */

import { settings } from "./settings.js";
import { t } from "./words.js";

/** Two short tones, like a shunter's whistle. */
export function beep() {
  try {
    const audio = new AudioContext();
    [660, 880].forEach((tone, step) => {
      const voice = audio.createOscillator();
      const volume = audio.createGain();
      const start = audio.currentTime + step * 0.14;
      voice.frequency.value = tone;
      voice.type = "triangle";
      volume.gain.setValueAtTime(0.0001, start);
      volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.13);
      voice.connect(volume).connect(audio.destination);
      voice.start(start);
      voice.stop(start + 0.14);
    });
    setTimeout(() => void audio.close(), 800);
  } catch {
    // No sound device.
  }
}

export async function askToNotify() {
  if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
}

/** @param {string} name of the table @param {boolean} yours @param {boolean} fresh whether it has just become so */
export function tell(name, yours, fresh) {
  document.title = yours ? `● ${t("your-turn")} – ${name}` : `${name} – Goodsyard`;
  if (!yours || !fresh) return;
  if (settings.sound) beep();
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(t("your-turn"), { body: name, icon: "/static/pictures/mark.svg", tag: name });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  }
}
