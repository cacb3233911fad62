/** Browser storage that may be full, switched off or absent: reads give null then, writes do nothing. */
export interface SafeStorage {
  get: (key: string) => string | null;
  set: (key: string, value: string) => void;
  remove: (key: string) => void;
}

/** Wraps a storage that may throw already when it is looked at; `open` is called anew each time. */
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

/** Keys of what the site keeps in the browser. [9.3.09] [9.3.10] */
export const STORAGE_KEYS = {
  token: 'auth_token',
  user: 'auth_user',
  theme: 'theme',
  /** Whose names stand under posts. [3.5.01] */
  authors: 'shingle_authors',
  /** Ids of the messages marked as read. [K1] */
  readMessages: 'shingle_read_messages',
  /** Ids of the consultations that were confirmed. [K2] */
  confirmedConsultations: 'shingle_confirmed_consultations',
  /** A newsletter that is not sent yet. */
  newsletterDraft: 'shingle_newsletter_draft',
  /** Posts that are being written and not saved yet. */
  postDrafts: 'shingle_post_drafts',
} as const;
