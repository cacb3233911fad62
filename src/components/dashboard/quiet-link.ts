/** What leads further from a row, where it can be seen that it does. */
export const ROW_LINK =
  'finger-high underline decoration-edge underline-offset-4 transition-colors hover:text-clay hover:decoration-clay';

/** A name in a list that leads to what it names: ink, underlined where it is pointed at. */
export const QUIET_LINK =
  'finger-high min-w-0 wrap-anywhere decoration-edge underline-offset-[0.22em] transition-colors hover:text-clay hover:underline';
