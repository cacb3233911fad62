import { safeStorage } from './storage.ts';

/** What a tab remembers until it is closed. */
export const tabStorage = safeStorage(() => window.sessionStorage);

/** What the owner opened last, with names and addresses: it goes when she signs out. */
export const RECENT_KEY = 'shingle_recent';

/** The new address of the account that was sent a link; it goes likewise. */
export const WAITING_EMAIL_KEY = 'shingle_waiting_email';
