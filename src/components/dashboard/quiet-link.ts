/** What leads further from a row, where it can be seen that it does. */
export const ROW_LINK =
  'finger-high underline decoration-edge underline-offset-4 transition-colors hover:text-clay hover:decoration-clay';

/** A name in a list that leads to what it names: ink, underlined where it is pointed at. */
export const QUIET_LINK =
  'finger-high min-w-0 wrap-anywhere decoration-edge underline-offset-[0.22em] transition-colors hover:text-clay hover:underline';

/** The link that a row opens by, wherever the row is pressed, but for its buttons, which stand `ABOVE_LINK`. */
export const WHOLE_ROW_LINK =
  'decoration-edge underline-offset-[0.22em] transition-colors after:absolute after:inset-0 hover:text-clay focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-clay';
export const ABOVE_LINK = 'relative z-[1]';
/** The row itself; it shows that it is pointed at. */
export const PRESSED_ROW = 'relative transition-colors hover:bg-raised';
