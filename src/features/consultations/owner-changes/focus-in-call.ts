import { focusProblem } from '../../../lib/form-values.ts';

/**
 * Focuses what needs correction in a dialog about a call: the day where it is that, or where none of its times is free any
 * more; the button that tries again where nothing does, with what went wrong in sight.
 */
export function focusInCall(form: HTMLFormElement, field: string | null): void {
  if (field === null) {
    form.querySelector('[data-failure]')?.scrollIntoView({ block: 'nearest' });
    form.closest('dialog')?.querySelector<HTMLElement>('[type=submit]')?.focus({ preventScroll: true });
    return;
  }
  const hasFree = form.querySelector('input[name=time]:enabled') !== null;
  const day = form.querySelector<HTMLElement>('[data-day][tabindex="0"]');
  if (day !== null && (field === 'date' || (field === 'time' && !hasFree))) day.focus();
  else focusProblem(form, field);
}
