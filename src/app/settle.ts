import { bringTypefaces } from './typefaces.ts';

/** What `src/styles/base.css` leaves out of the layout while it is below the screen; among prose, a little more. */
const BELOW = 'main > section ~ section, footer, .prose > :nth-child(n + 9)';
/** For how much of a frame pieces are laid out, in ms. */
const SHARE = 6;

/**
 * Completes what a document left for after its first paint: the typefaces, then the layout of what is below the screen,
 * a few pieces a frame, so that no move of the visitor waits for all of it.
 */
export async function settle(document: Document): Promise<void> {
  await bringTypefaces(document);
  let begun = -Infinity;
  for (const piece of document.querySelectorAll<HTMLElement>(BELOW)) {
    if (performance.now() - begun > SHARE) {
      await nextFrame();
      begun = performance.now();
    }
    piece.style.contentVisibility = 'visible';
    piece.getBoundingClientRect(); // lays it out
  }
  delete document.documentElement.dataset.settling;
}

function nextFrame(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
