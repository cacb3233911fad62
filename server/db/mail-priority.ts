/** Of two emails that are due the lower number goes first: a confirmation does not wait behind 2,000 newsletters. */
export const PRIORITY = { person: 0, newsletter: 1 } as const;
