/** Where the focus of a picture can be, from left and from above, in percent of its size. */
export const FOCUS_STEPS = [0, 25, 50, 75, 100] as const;

/** "x y"; in the middle. */
export const DEFAULT_FOCUS = '50 50';

/** Whether a text is "x y", both of the steps. */
export function isFocusPoint(value: string): boolean {
  const steps = value.split(' ').map((part) => FOCUS_STEPS.find((step) => String(step) === part));
  return steps.length === 2 && !steps.includes(undefined);
}
