/** A name in a list that leads to what it names: ink, underlined where it is pointed at. */
export const QUIET_LINK =
  'finger-high min-w-0 wrap-anywhere decoration-edge underline-offset-[0.22em] transition-colors hover:text-clay hover:underline';
