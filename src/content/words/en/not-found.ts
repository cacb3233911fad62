/** The page at an address that leads nowhere. [D40] */

export const title = 'There is no page at this address.';
/** Before the link, the link and after it. */
export const text =
  'The link may be old, or a letter got lost on the way. Everything else is where it was, and you can';
export const tell = 'tell me about it';
export const end = '.';
export const home = 'Go to the home page';
/** Where a page of the dashboard might be. */
export const dashboard = 'Go to the dashboard';
/** Before the links to the other pages. */
export const elsewhere = 'Or straight to';
