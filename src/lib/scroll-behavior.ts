/** Smooth, unless the visitor prefers reduced motion. [K12] Reads the browser: do not call while rendering. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
