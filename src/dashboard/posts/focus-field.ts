/** The form's names of fields that the server names differently. */
const NAMES: Record<string, string> = { category_id: 'category', author_id: 'author' };

/**
 * Focuses the field of that name, or else the form's submit button. The editor counts as a field: it is inside an
 * element with `data-field`.
 */
export function focusField(form: HTMLFormElement, field: string | null): void {
  const name = field === null ? '' : (NAMES[field] ?? field);
  const control = form.elements.namedItem(name);
  const place = form.querySelector(`[data-field="${name}"]`);
  const found = [
    control,
    place?.querySelector('[contenteditable=true]'),
    place?.querySelector('button'),
    form.querySelector('[type=submit]'),
  ].find((element) => element instanceof HTMLElement);
  found?.focus();
}
