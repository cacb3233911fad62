import type { PutBack } from '../../features/posts/server-drafts.api.ts';

/** Writing that is not saved as a post, and can be gone on with. */
export interface UnsavedRow {
  key: string;
  /** The post that it changes; null for one that was never saved. */
  post: number | null;
  /** When it was written, as ISO 8601. */
  at: string;
  /** Its title, or how its text begins; '' without either. */
  title: string;
  /** Ids as text; '' where none is chosen or known. */
  category: string;
  author: string;
  /** The date that is chosen, '' for none; absent where it is not known. */
  date?: string;
  /** Where it was written: 'Written in Chrome on Linux'. */
  where: string;
  onContinue: () => void;
  /** Takes it away. @returns what puts it back; null where it was gone already */
  discard: () => Promise<PutBack | null>;
}
