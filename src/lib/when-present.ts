/** Timeout for an element that is still loading (a page's code, a post's text), in ms. */
const WAIT_TIMEOUT_MS = 10_000;

/**
 * Calls `act` with the element that `find` returns: at once, or as soon as it appears below `root`. The returned
 * function cancels the waiting.
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
  const timer = setTimeout(() => observer.disconnect(), WAIT_TIMEOUT_MS);
  function stop() {
    clearTimeout(timer);
    observer.disconnect();
  }
  observer.observe(root, { childList: true, subtree: true });
  return stop;
}
