/** Browser storage that may be full, disabled or absent: reads then return null, and writes do nothing. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** Wraps a storage whose mere access may throw; `open` is called each time. */
export function safeStorage(open: () => Storage): SafeStorage {
  function attempt<T>(work: (storage: Storage) => T, otherwise: T): T {
    try {
      return work(open());
    } catch {
      return otherwise;
    }
  }
  return {
    get: (key) => attempt((storage) => storage.getItem(key), null),
    set: (key, value) =>
      attempt((storage) => {
        storage.setItem(key, value);
      }, undefined),
    remove: (key) =>
      attempt((storage) => {
        storage.removeItem(key);
      }, undefined),
  };
}

/** The site's keys in browser storage. [9.3.09] [9.3.10] */
export const STORAGE_KEYS = {
  token: 'auth_token',
  user: 'auth_user',
  theme: 'theme',
  /** Authors of posts. [3.5.01] */
  authors: 'shingle_authors',
  /** Ids of the messages flagged as read. [K1] */
  readMessages: 'shingle_read_messages',
  /** Ids of the confirmed consultations. [K2] */
  confirmedConsultations: 'shingle_confirmed_consultations',
  /** What is known of the flags and authors that are kept with the account. */
  keptFlags: 'shingle_kept_flags',
  /** An unsent newsletter. */
  newsletterDraft: 'shingle_newsletter_draft',
  /** The same of one with pictures and headings. */
  richNewsletterDraft: 'shingle_rich_newsletter_draft',
  /** Replies to messages that are not sent yet. */
  replyDrafts: 'shingle_reply_drafts',
  /** Unsaved posts: each has a key of its own, which begins so. */
  postDrafts: 'shingle_post_drafts',
  /** Whether posts are opened on the whole page instead of in the window. */
  wholePage: 'shingle_whole_page',
} as const;
