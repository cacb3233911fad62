import { useMemo } from 'react';
import { useHost } from '../../lib/host.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { useStored } from '../../lib/stored.ts';
import {
  type Author,
  type AuthorDetails,
  authorsIn,
  saveAuthors,
  withAuthor,
  withAuthorAgain,
} from './authors.ts';

/** The authors a post can have. */
export function useAuthors(): readonly Author[] {
  const text = useStored(STORAGE_KEYS.authors);
  return useMemo(() => authorsIn(text), [text]);
}

/** The actions on authors. They all happen in this browser: no request is sent. [2.15.36] */
export function useAuthorActions() {
  const { storage } = useHost();
  return {
    /** Returns the one that was added. */
    add: (details: AuthorDetails) =>
      saveAuthors(storage, (all) => withAuthor(all, details, new Date())).at(-1),
    restore: (author: Author) => saveAuthors(storage, (all) => withAuthorAgain(all, author)),
    change: (id: number, details: AuthorDetails) =>
      saveAuthors(storage, (all) =>
        all.map((author) => (author.id === id ? { ...author, ...details } : author)),
      ),
    remove: (id: number) => saveAuthors(storage, (all) => all.filter((author) => author.id !== id)),
  };
}
