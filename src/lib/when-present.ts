/** How long something on its way (a page's code, a post's text) is waited for, in ms. */
const PATIENCE_MS = 10_000;

/**
 * Calls `act` with the element that `find` gives: at once, or as soon as it appears below `root`. The returned function
 * stops the waiting.
 */
export function whenPresent(root: Node, find: () => HTMLElement | null, act: (element: HTMLElement) => void) {
  const present = find();
  if (present !== null) {
    act(present);
    return () => undefined;
  }
  const observer = new MutationObserver(() => {
    const element = find();
    if (element === null) return;
    stop();
    act(element);
  });
  const timer = setTimeout(() => observer.disconnect(), PATIENCE_MS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(root, { childList: true, subtree: true });
  return stop;
}
