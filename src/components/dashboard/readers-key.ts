/** Under which is kept how the site was read, and who subscribed or left. */
export const READERS_KEY = 'readers';
