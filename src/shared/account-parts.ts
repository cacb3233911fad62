/** What follows the account's address: a page each, beside the first one. */
export const ACCOUNT_PARTS = ['sign-in', 'notices', 'data', 'activity'] as const;

export type AccountPart = (typeof ACCOUNT_PARTS)[number];
