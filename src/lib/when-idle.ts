/** Calls when the page has nothing to do, or else after `timeout` ms. @returns what calls it off */
export function whenIdle(call: () => void, timeout: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(call, timeout);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(call, { timeout });
  return () => cancelIdleCallback(handle);
}
