/** The elements that `src/styles/base.css` leaves out of the layout while they are off-screen; in prose, a few more. */
const BELOW = 'main > section ~ section, [data-below], footer, .prose > :nth-child(n + 9)';
/** Time spent on layout before yielding, in ms. */
const SHARE = 6;
/** The longest a busy page may delay a step, in ms. */
const WAIT_TIMEOUT_MS = 2_000;

/**
 * Completes the layout after the first paint. Once the fonts have loaded, off-screen elements are laid out a few at a
 * time while the page is idle, so that neither startup nor scrolling waits for it.
 */
export async function settle(document: Document): Promise<void> {
  await document.fonts.ready;
  let begun = -Infinity;
  for (const piece of document.querySelectorAll<HTMLElement>(BELOW)) {
    if (performance.now() - begun > SHARE) {
      await idle();
      begun = performance.now();
    }
    piece.style.contentVisibility = 'visible';
    piece.getBoundingClientRect(); // forces layout
  }
  delete document.documentElement.dataset.settling;
}

/** Waits for a frame first, so that the frame's own layout and the next element do not share a task. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: WAIT_TIMEOUT_MS });
      else setTimeout(resolve);
    });
  });
}
