/** A text field's value; '' when the form has no such field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** What a public form adds to its body: the invisible field, only when something filled it in. */
export function honeypotOf(data: FormData): { website?: string } {
  const website = textOf(data, 'website');
  return website === '' ? {} : { website };
}

/**
 * Puts the focus where a refused form needs it: the field the server named, else the first required one that is empty,
 * else the button.
 */
export function focusProblem(form: HTMLFormElement, field: string | null): void {
  const named = field === null ? null : fieldNamed(form, field);
  const empty = form.querySelector<HTMLElement>('[required]:invalid');
  const target = named ?? empty ?? form.querySelector<HTMLElement>('[type=submit]');
  target?.focus();
}

/** The control of that name; of radio buttons the one that is chosen, else the first that can be. */
function fieldNamed(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name);
  if (!(found instanceof RadioNodeList)) return found instanceof HTMLElement ? found : null;
  const radios = [...found].filter((node) => node instanceof HTMLInputElement && node.matches(':enabled'));
  return radios.find((radio) => radio.checked) ?? radios[0] ?? null;
}
