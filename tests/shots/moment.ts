/** When the pictures are taken: a Tuesday in November, after the newest post of the demo. */
export const NOW = '2026-11-24T17:12:00Z';

export const OWNER = { email: 'owner@example.com', password: 'a password for pictures' };
