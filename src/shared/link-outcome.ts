/**
 * How a form of a page behind an email's link went, when it was sent without scripts: `/newsletter/unsubscribe?done`.
 * `sent`: a link goes to the address, if it is on the list. `broken`: the link was refused.
 */
export const LINK_OUTCOMES = ['done', 'sent', 'broken', 'failed'] as const;

export type LinkOutcome = (typeof LINK_OUTCOMES)[number];
