/*
 * What stays in sight of a picture that is cut: "x y", from left and from above, in whole percents of its size. Documents allow
 * no style attributes, so covers have it as classes (`focusClasses`); what only the dashboard shows has a style.
 */

/** In the middle. */
export const DEFAULT_FOCUS = '50 50';

const PERCENT = '(100|[1-9]?[0-9])';

/** Whether a text is "x y", both of whole percents. */
export function isFocusPoint(value: string): boolean {
  return new RegExp(`^${PERCENT} ${PERCENT}$`).test(value);
}

/** As the style `object-position`: '50% 25%'. */
export function focusPosition(focus: string): string {
  return focus.replace(/\d+/g, '$&%');
}
