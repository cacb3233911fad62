/** What `src/styles/base.css` leaves out of the layout while it is below the screen; among prose, a little more. */
const BELOW = 'main > section ~ section, footer, .prose > :nth-child(n + 9)';
/** For how long pieces are laid out at a time, in ms. */
const SHARE = 6;
/** How long a busy page may put that off, in ms. */
const WAIT_TIMEOUT_MS = 2_000;

/**
 * Completes what a document left for after its first paint: once its typefaces are there, the layout of what is below the
 * screen, a few pieces at a time and when nothing else is to be done, so that neither the page's start nor a move of its visitor
 * waits for it.
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
    piece.getBoundingClientRect(); // lays it out
  }
  delete document.documentElement.dataset.settling;
}

/** After a frame, so that what it has to lay out is not done with a piece in one go. */
function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => {
      if ('requestIdleCallback' in window) requestIdleCallback(resolve, { timeout: WAIT_TIMEOUT_MS });
      else setTimeout(resolve);
    });
  });
}
