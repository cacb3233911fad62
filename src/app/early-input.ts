/** What a visitor did before the page's scripts ran, recorded by `src/start.ts`. */
export interface EarlyInput {
  /** Controls whose value was changed. */
  fields: Set<Element>;
  /** Submitted forms and clicked buttons, in order. */
  actions: ({ form: HTMLFormElement; submitter: HTMLElement | null } | { button: HTMLElement })[];
  /** Stops recording. */
  release: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Replays the early input now that the page can respond. A second call does nothing. */
export function carryOut(window: Window): void {
  const early = window.earlyInput;
  if (early === undefined) return;
  delete window.earlyInput;
  early.release();
  // Read every value before the first event: React then re-renders the form and resets the other controls.
  for (const tell of [...early.fields].map(notifierOf)) tell();
  for (const action of early.actions) {
    if ('button' in action) action.button.click();
    else if (action.form.isConnected) action.form.requestSubmit(action.submitter);
  }
}

/**
 * Reads a control's value and returns a function that makes React notice it. React ignores an input event unless the
 * value differs from the last one set through the element's own property.
 */
function notifierOf(field: Element): () => void {
  if (field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)) {
    const { checked } = field;
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
    const { value } = field;
    return () => {
      field.value = '';
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
  }
  if (!(field instanceof HTMLSelectElement)) return () => undefined;
  const { value } = field;
  return () => {
    field.value = value;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  };
}
