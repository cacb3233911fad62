/** Names the server knows a field by, where the form has another. */
const NAMES: Record<string, string> = { category_id: 'category', author_id: 'author' };

/**
 * Puts the focus on the field of that name, or where there is none on the form's own button. The editor is a field,
 * too: it stands in an element with `data-field`.
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
