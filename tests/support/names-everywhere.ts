/** What things are called in every language: no English for a reader of Portuguese. */
export const NAMES: readonly string[] = ['LinkedIn', 'Mastodon', 'Google Business Profile', 'Let’s Encrypt'];
