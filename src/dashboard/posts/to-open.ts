import type { DraftKey } from '../../features/posts/kept-drafts.ts';

/** What the window is opened with by another page, in the history's state. */
export interface ToOpen {
  /** The post's id; null for a new one. */
  post: number | null;
  /** The title that a new one begins with. */
  title?: string;
  /** The unsaved writing to continue. */
  draft: DraftKey | null;
  /** The path that one comes back to if nothing is saved; null where one came from the list itself. */
  from: string | null;
}

/** Reads the state of a navigation, which may be anything. */
export function toOpenIn(state: unknown): ToOpen | null {
  if (typeof state !== 'object' || state === null || !('open' in state)) return null;
  const { open } = state;
  if (typeof open !== 'object' || open === null || !('post' in open) || !('draft' in open)) return null;
  const { post, draft } = open;
  const title = 'title' in open && typeof open.title === 'string' ? open.title : '';
  const from = 'from' in open && typeof open.from === 'string' ? open.from : null;
  return (typeof post === 'number' || post === null) && (typeof draft === 'string' || draft === null)
    ? { post, title, draft, from }
    : null;
}
