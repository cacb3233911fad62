/** So near to the right edge of the days is at it (px), and so near to either edge of a phone's screen. */
const NEAR_DAYS = 16;
const NEAR_SCREEN = 28;
/** Where the days stand beside each other. */
const IS_WIDE = '(min-width: 48rem)';

/**
 * To which week something leads that is held there: 1 to the later one, -1 to the earlier one; null to neither. By what turns
 * the week, or by the edges of the days.
 * @param place the element there
 */
export function turnAt(
  days: Element,
  place: Element | null,
  { x, y }: { x: number; y: number },
): 1 | -1 | null {
  const turns = place?.closest<HTMLElement>('[data-turns]')?.dataset.turns;
  if (turns !== undefined) return turns === '1' ? 1 : -1;
  if (!window.matchMedia(IS_WIDE).matches) {
    if (x > window.innerWidth - NEAR_SCREEN) return 1;
    return x < NEAR_SCREEN ? -1 : null;
  }
  const { right, top, bottom } = days.getBoundingClientRect();
  if (y < top || y > bottom) return null;
  if (x > right - NEAR_DAYS) return 1;
  const [first] = days.querySelectorAll('[data-day]');
  return first !== undefined && x < first.getBoundingClientRect().left ? -1 : null;
}
