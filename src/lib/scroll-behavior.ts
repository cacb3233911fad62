/** Smooth, unless the visitor asked for less motion. [K12] Reads the browser: not for use while rendering. */
export function scrollBehavior(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
