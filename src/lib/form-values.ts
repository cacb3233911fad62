/** A text field's value; '' when the form has no such field. */
export function textOf(data: FormData, name: string): string {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
}

/** The honeypot field of a public form, for its body; empty unless something filled it in. */
export function honeypotOf(data: FormData): { website?: string } {
  const website = textOf(data, 'website');
  return website === '' ? {} : { website };
}

/** What needs correction: the field the server named, else the first that is not valid. */
export function problemIn(form: HTMLFormElement, field: string | null): HTMLElement | undefined {
  return (field === null ? null : fieldNamed(form, field)) ?? firstInvalid(form);
}

/**
 * Focuses the control that needs correction: the field the server named, else the first that is not valid, else the
 * submit button.
 */
export function focusProblem(form: HTMLFormElement, field: string | null): void {
  const target = problemIn(form, field) ?? form.querySelector<HTMLElement>('[type=submit]');
  target?.focus();
}

/** The first control whose value its own rules refuse; a disabled one has none. */
export function firstInvalid(form: HTMLFormElement): HTMLElement | undefined {
  return ([...form.elements] as HTMLInputElement[]).find(
    (control) => control.willValidate && !control.validity.valid,
  );
}

/** The control of that name. For radio buttons: the checked one, else the first enabled one. */
function fieldNamed(form: HTMLFormElement, name: string): HTMLElement | null {
  const found = form.elements.namedItem(name);
  if (!(found instanceof RadioNodeList)) return found instanceof HTMLElement ? found : null;
  const radios = [...found].filter((node) => node instanceof HTMLInputElement && node.matches(':enabled'));
  return radios.find((radio) => radio.checked) ?? radios[0] ?? null;
}
