/** A connection to a table that reconnects by itself; the server then sends the whole state. */

/** @typedef {import("./types.js").Message} Message */

// The first and the longest pause before reconnecting, in milliseconds.
const FIRST = 300;
const LONGEST = 8000;
// Pings are sent twice in this time; silence for twice as long ends the connection.
const QUIET = 25000;

export class Line {
  /** @param {string} path @param {(message: Message) => void} hear @param {(up: boolean, code?: number) => void} health */
  constructor(path, hear, health) {
    this.path = path;
    this.hear = hear;
    this.health = health;
    this.pause = FIRST;
    this.closed = false;
    this.count = 0;
    this.heard = Date.now();
    /** @type {WebSocket|null} */
    this.socket = null;
    this.timer = 0;
    this.wake = () => {
      if (!this.socket && !this.closed) this.again(0);
    };
    addEventListener("online", this.wake);
    document.addEventListener("visibilitychange", this.wake);
    this.beat = setInterval(() => this.check(), QUIET / 2);
    this.open();
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}${this.path}`);
    this.socket = socket;
    socket.addEventListener("open", () => {
      this.heard = Date.now();
      this.health(true);
    });
    socket.addEventListener("message", (event) => {
      this.heard = Date.now();
      this.pause = FIRST;
      this.hear(/** @type {Message} */ (JSON.parse(event.data)));
    });
    socket.addEventListener("close", (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (this.closed) return;
      this.health(false, event.code);
      if (this.closed) return;
      this.again(this.pause * (0.75 + Math.random() / 2));
      this.pause = Math.min(LONGEST, this.pause * 1.7);
    });
  }

  /** @param {number} wait */
  again(wait) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => !this.socket && !this.closed && this.open(), wait);
  }

  check() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > 2 * QUIET) this.socket.close();
    else this.send({ type: "ping" });
  }

  /** Send a message; false if the connection is down. @param {Record<string, unknown>} message @returns {boolean} */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** A new id for a message that expects an answer. */
  name() {
    this.count += 1;
    return `c${this.count}`;
  }

  close() {
    this.closed = true;
    clearInterval(this.beat);
    clearTimeout(this.timer);
    removeEventListener("online", this.wake);
    document.removeEventListener("visibilitychange", this.wake);
    this.socket?.close();
  }
}
