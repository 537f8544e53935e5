/** Zoom and pan: Ctrl+wheel or pinch zooms at the pointer, dragging pans, a double tap fits. */

const LEAST = 0.4;
const MOST = 4;
const SLACK = 6;

/** @typedef {{dragged: () => boolean, by: (factor: number) => void, fit: () => void}} Zoom */

/** @param {HTMLElement} root that scrolls @returns {Zoom} */
export function zoomable(root) {
  let zoom = 1;
  let moved = false;

  /** @param {number} wanted @param {number} [x] @param {number} [y] in client coordinates */
  function set(wanted, x, y) {
    const box = root.getBoundingClientRect();
    const point = { x: (x ?? box.left + box.width / 2) - box.left, y: (y ?? box.top + box.height / 2) - box.top };
    const next = Math.min(MOST, Math.max(LEAST, wanted));
    const ratio = next / zoom;
    const left = (root.scrollLeft + point.x) * ratio - point.x;
    const top = (root.scrollTop + point.y) * ratio - point.y;
    zoom = next;
    root.style.setProperty("--zoom", zoom.toFixed(3));
    root.scrollTo({ left, top, behavior: "instant" });
  }

  /** The first time, fit the whole width; the next time, return to a readable size. */
  function fit() {
    if (Math.abs(zoom - 1) > 0.01) set(1);
    else if (root.scrollWidth > root.clientWidth + 2) set(root.clientWidth / root.scrollWidth);
    else set(1.6);
  }

  root.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      set(zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY);
    },
    { passive: false },
  );
  root.addEventListener("dblclick", (event) => {
    const on = event.target instanceof Element ? event.target.closest(".choosable, button") : null;
    if (!on) fit();
  });
  drag(root, (yes) => (moved = yes));
  pinch(root, () => zoom, set);
  return { dragged: () => moved, by: (factor) => set(zoom * factor), fit };
}

/** Pan with the mouse; touch panning is built into the browser. @param {HTMLElement} root @param {(yes: boolean) => void} tell */
function drag(root, tell) {
  root.addEventListener("pointerdown", (down) => {
    tell(false);
    if (down.button !== 0 || down.pointerType !== "mouse") return;
    const start = { x: root.scrollLeft + down.clientX, y: root.scrollTop + down.clientY };
    let far = false;
    const move = (/** @type {PointerEvent} */ event) => {
      far ||= Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) > SLACK;
      if (!far) return;
      tell(true);
      root.classList.add("panning");
      root.scrollTo({ left: start.x - event.clientX, top: start.y - event.clientY, behavior: "instant" });
    };
    const up = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      root.classList.remove("panning");
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
  });
}

/** @param {HTMLElement} root @param {() => number} get @param {(zoom: number, x: number, y: number) => void} set */
function pinch(root, get, set) {
  let apart = 0;
  let first = 1;
  const spread = (/** @type {TouchList} */ two) =>
    Math.hypot(two[0].clientX - two[1].clientX, two[0].clientY - two[1].clientY);
  root.addEventListener("touchstart", (event) => {
    if (event.touches.length !== 2) return;
    apart = spread(event.touches);
    first = get();
  });
  root.addEventListener(
    "touchmove",
    (event) => {
      if (event.touches.length !== 2 || !apart) return;
      event.preventDefault();
      const [one, other] = [event.touches[0], event.touches[1]];
      const x = (one.clientX + other.clientX) / 2;
      const y = (one.clientY + other.clientY) / 2;
      set((first * spread(event.touches)) / apart, x, y);
    },
    { passive: false },
  );
}
