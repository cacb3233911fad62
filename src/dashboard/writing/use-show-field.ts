import type { RefObject } from 'react';
import { flushSync } from 'react-dom';

/** The page's names of fields that the server names differently. */
const NAMES: Record<string, string> = { category_id: 'category', author_id: 'author' };

/**
 * Returns what leads to a field by its name: into the sheet, or into the drawer, which it opens. Without a name, or for
 * a field that is nowhere, the page's button gets the focus.
 */
export function useShowField(root: RefObject<HTMLElement | null>, setDrawerOpen: (open: boolean) => void) {
  return function showField(field: string | null) {
    const page = root.current;
    if (page === null) return;
    const name = field === null ? '' : (NAMES[field] ?? field);
    const place = page.querySelector(`[data-field="${name}"], [name="${name}"]`);
    flushSync(() => setDrawerOpen(place?.closest('dialog') !== null && place !== null));
    const control =
      place?.querySelector<HTMLElement>('[contenteditable=true], button') ??
      (place instanceof HTMLElement ? place : page.querySelector<HTMLElement>('[data-publish]'));
    control?.focus();
  };
}
