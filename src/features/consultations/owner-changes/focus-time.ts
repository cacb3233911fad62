import { focusProblem } from '../../../lib/form-values.ts';

/** Focuses what needs correction in a form with the steps: the day where it is that, or where none of its times is free any more. */
export function focusTime(form: HTMLFormElement, field: string | null): void {
  const hasFree = form.querySelector('input[name=time]:enabled') !== null;
  const day = form.querySelector<HTMLElement>('[data-day][tabindex="0"]');
  if (day !== null && (field === 'date' || (field === 'time' && !hasFree))) day.focus();
  else focusProblem(form, field);
}
