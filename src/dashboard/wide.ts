/** The width from which the tabs are beside the panel: Tailwind's `lg`. */
const WIDE = '(min-width: 56.25rem)';

export function isWide(): boolean {
  return window.matchMedia(WIDE).matches;
}

export function followWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
