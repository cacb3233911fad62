/** What a visitor did before the page's scripts ran; `src/start.ts` keeps it. */
export interface EarlyInput {
  /** Controls whose value was changed. */
  fields: Set<Element>;
  /** Forms sent and buttons pressed, in their order. */
  actions: ({ form: HTMLFormElement; submitter: HTMLElement | null } | { button: HTMLElement })[];
  /** Ends the keeping. */
  release: () => void;
}

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Does what a visitor did early, now that the page can answer; the second time there is nothing left to do. */
export function carryOut(window: Window): void {
  const early = window.earlyInput;
  if (early === undefined) return;
  delete window.earlyInput;
  early.release();
  // All are read before the first is told: React then draws the form anew, and the others' values with it.
  for (const tell of [...early.fields].map(teller)) tell();
  for (const action of early.actions) {
    if ('button' in action) action.button.click();
    else if (action.form.isConnected) action.form.requestSubmit(action.submitter);
  }
}

/**
 * Reads a control's value and gives what lets React see it, which it would not by itself: it takes a value for news only
 * when it differs from the last one that was set through the element itself.
 */
function teller(field: Element): () => void {
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
