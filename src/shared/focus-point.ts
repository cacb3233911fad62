/** What stays in sight of a picture that is cut, from left and from above, in percent of its size: "x y"; in the middle. */
export const DEFAULT_FOCUS = '50 50';

const PERCENT = '(100|[1-9]?[0-9])';

/** Whether a text is "x y", both of whole percents. */
export function isFocusPoint(value: string): boolean {
  return new RegExp(`^${PERCENT} ${PERCENT}$`).test(value);
}
