import { focusProblem } from '../../../lib/form-values.ts';

/** Focuses what needs correction in a form with the steps: another day where none of the chosen one's times is free any more. */
export function focusTime(form: HTMLFormElement, field: string | null): void {
  const hasFree = form.querySelector('input[name=time]:enabled') !== null;
  focusProblem(form, field === 'time' && !hasFree ? 'date' : field);
}
