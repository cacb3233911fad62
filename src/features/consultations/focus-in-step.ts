import { focusProblem } from '../../lib/form-values.ts';

/** Focuses what is wrong, and brings the message about it into view: it stands at the head of the step, above the choices. */
export function focusInStep(form: HTMLFormElement, field: string | null): void {
  focusProblem(form, field);
  const about = document.activeElement?.closest('fieldset')?.getAttribute('aria-describedby');
  if (about) document.getElementById(about)?.scrollIntoView({ block: 'nearest' });
}
