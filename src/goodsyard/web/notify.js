/** "It is your turn": shown in the title, optionally with a sound, a vibration and a browser notification. */

import { settings } from "./settings.js";
import { play } from "./sound.js";
import { t } from "./words.js";

export async function askToNotify() {
  if ("Notification" in window && Notification.permission === "default") await Notification.requestPermission();
}

/** @param {string} name of the table @param {boolean} yours @param {boolean} fresh whether it has just become so */
export function tell(name, yours, fresh) {
  document.title = yours ? `● ${t("your-turn")} – ${name}` : `${name} – Goodsyard`;
  if (!yours || !fresh) return;
  play("turn");
  if (settings.vibrate && matchMedia("(pointer: coarse)").matches) navigator.vibrate?.([60, 40, 60]);
  if (settings.notify && document.hidden && "Notification" in window && Notification.permission === "granted") {
    const note = new Notification(t("your-turn"), { body: name, icon: "/static/pictures/mark.svg", tag: name });
    note.addEventListener("click", () => {
      window.focus();
      note.close();
    });
  }
}
