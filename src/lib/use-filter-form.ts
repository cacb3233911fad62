import { type SubmitEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { ALL, type Filters } from './filters.ts';
import { textOf } from './form-values.ts';

/** Delay between the last keystroke and the search, in ms. */
export const SEARCH_DELAY_MS = 300;

/**
 * Binds a form with the fields `category` and `search` to filters in the query string. A category applies at once,
 * words after a pause or on Enter. When the address changes otherwise (Back, a link), the fields follow.
 *
 * `apply` receives the new filters and whether to replace the history entry: refining a search replaces it, so that
 * Back skips the single keystrokes.
 */
export function useFilterForm(filters: Filters, apply: (next: Filters, replace: boolean) => void) {
  const form = useRef<HTMLFormElement>(null);
  const applied = useRef(filters);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { category, search } = filters;

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    if (applied.current.category === category && applied.current.search === search) return;
    applied.current = { category, search };
    clearTimeout(timer.current);
    setField(form.current, 'category', category);
    setField(form.current, 'search', search);
  }, [category, search]);

  function applyNow() {
    clearTimeout(timer.current);
    if (form.current === null) return;
    const data = new FormData(form.current);
    const next = { category: textOf(data, 'category') || ALL, search: textOf(data, 'search').trim() };
    const before = applied.current;
    if (next.category === before.category && next.search === before.search) return;
    applied.current = next;
    apply(next, next.category === before.category && next.search !== '' && before.search !== '');
  }

  return {
    ref: form,
    onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      applyNow();
    },
    onChange(event: SyntheticEvent<HTMLFormElement>) {
      clearTimeout(timer.current);
      const isSearch = event.target instanceof HTMLInputElement && event.target.name === 'search';
      if (isSearch) timer.current = setTimeout(applyNow, SEARCH_DELAY_MS);
      else applyNow();
    },
  };
}

function setField(form: HTMLFormElement | null, name: string, value: string): void {
  const field = form?.elements.namedItem(name);
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof RadioNodeList
  ) {
    field.value = value;
  }
}
