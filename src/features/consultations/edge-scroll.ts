/** So near to the upper or lower edge of the window the page begins to scroll (px), and so far with each frame at most. */
const NEAR = 72;
const STEP = 14;

/** Scrolls the page while something is dragged to an edge of the window. */
export function createEdgeScroll() {
  let speed = 0;
  let frame = 0;
  function go() {
    window.scrollBy({ top: speed, behavior: 'instant' });
    frame = requestAnimationFrame(go);
  }
  function stop() {
    cancelAnimationFrame(frame);
    frame = 0;
  }
  return {
    /** Follows where the pointer is, in the window. */
    to(y: number) {
      const beyond = y < NEAR ? y - NEAR : Math.max(0, y - (window.innerHeight - NEAR));
      speed = Math.max(-1, Math.min(1, beyond / NEAR)) * STEP;
      if (speed === 0) stop();
      else if (frame === 0) frame = requestAnimationFrame(go);
    },
    stop,
  };
}
