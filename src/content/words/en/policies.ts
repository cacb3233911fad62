/** What stands around the text of a policy. */

/** Followed by the date. */
export const changed = 'Last changed on';
export const summary = 'In short';
export const contents = 'On this page';
/** The link at the end of a text, on small screens. */
export const back = 'Back to the contents';
