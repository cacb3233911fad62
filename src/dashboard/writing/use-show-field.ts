import type { RefObject } from 'react';
import { flushSync } from 'react-dom';
import { resumeText, showInText } from '../../features/editor/enter-text.ts';
import type { PlaceInText } from './publish-checks.ts';

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

/** Returns what leads back to the place in the text where one was, unless one was in another field. */
export function useResumeText(root: RefObject<HTMLElement | null>) {
  return function resume() {
    const textId = root.current?.querySelector('.ql-editor')?.id;
    if (textId !== undefined) resumeText(textId);
  };
}

const WAITING = '.is-waiting';

/** Returns what leads to a place in the text: it is selected, and in sight. */
export function useShowInText(root: RefObject<HTMLElement | null>) {
  return function show({ selector, index }: PlaceInText) {
    const editor = root.current?.querySelector<HTMLElement>('.ql-editor');
    const found = [...(editor?.querySelectorAll(selector) ?? [])];
    // What waits for its upload is not in the text that was looked at.
    const element = found.filter((it) => it.matches(WAITING) || it.closest(WAITING) === null)[index];
    if (editor !== null && editor !== undefined && element !== undefined) showInText(editor.id, element);
  };
}
