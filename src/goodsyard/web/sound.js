/** A few sounds, made of tones and noise when they are needed; silent unless the player wants them. */

import { settings } from "./settings.js";

/** @typedef {"turn"|"placing"|"dice"|"coins"|"end"} Sound */
/** @typedef {{at: number, tone: number, type?: OscillatorType, lasts?: number}} Note a tone of 0 is noise */

/** @type {Record<Sound, Note[]>} */
const SOUNDS = {
  turn: [{ at: 0, tone: 660 }, { at: 0.14, tone: 880 }],
  placing: [{ at: 0, tone: 0, lasts: 0.05 }, { at: 0, tone: 190, type: "sine", lasts: 0.09 }],
  dice: [0, 0.07, 0.13, 0.22, 0.34].map((at) => ({ at, tone: 0, lasts: 0.04 })),
  coins: [{ at: 0, tone: 2100, type: "sine", lasts: 0.1 }, { at: 0.06, tone: 2800, type: "sine", lasts: 0.16 }],
  end: [523, 659, 784, 1047].map((tone, step) => ({ at: step * 0.16, tone, lasts: 0.3 })),
};

/** @type {AudioContext|null} */
let audio = null;

/** @param {Sound} name */
export function play(name) {
  if (!settings.sound || !settings.volume) return;
  try {
    audio ??= new AudioContext();
    void audio.resume();
    for (const note of SOUNDS[name]) sound(audio, note);
  } catch {
    // No sound device.
  }
}

/** @param {AudioContext} audio @param {Note} note */
function sound(audio, { at, tone, type = "triangle", lasts = 0.14 }) {
  const start = audio.currentTime + at;
  const volume = audio.createGain();
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(0.24 * settings.volume, start + 0.015);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  const voice = tone ? hum(audio, tone, type) : noise(audio, lasts);
  voice.connect(volume).connect(audio.destination);
  voice.start(start);
  voice.stop(start + lasts);
}

/** @param {AudioContext} audio @param {number} tone @param {OscillatorType} type */
function hum(audio, tone, type) {
  const voice = audio.createOscillator();
  voice.frequency.value = tone;
  voice.type = type;
  return voice;
}

/** @param {AudioContext} audio @param {number} lasts */
function noise(audio, lasts) {
  const voice = audio.createBufferSource();
  const rattle = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
  rattle.getChannelData(0).forEach((_, index, all) => void (all[index] = Math.random() * 2 - 1));
  voice.buffer = rattle;
  return voice;
}
