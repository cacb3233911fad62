/** Not every browser fetches pages ahead, and TypeScript declares neither of these. */
type AheadDocument = Document & { prerendering?: boolean };
type AheadEntry = PerformanceEntry & { deliveryType?: string; activationStart?: number };

/**
 * Calls `action` once the visitor sees a document that the browser had fetched, or rendered, before they asked for it;
 * never for any other document. @returns stops waiting
 */
export function whenShownFromAhead(action: () => void): (() => void) | undefined {
  if ((document as AheadDocument).prerendering === true) {
    document.addEventListener('prerenderingchange', action, { once: true });
    return () => document.removeEventListener('prerenderingchange', action);
  }
  const [entry] = performance.getEntriesByType('navigation') as AheadEntry[];
  if (entry?.deliveryType === 'navigational-prefetch' || (entry?.activationStart ?? 0) > 0) action();
  return undefined;
}
