import { folded } from '#shared/folded.ts';
import { wordBeginning } from '#shared/word-beginning.ts';
import { type Author, bylineOf } from '../../features/authors/authors.ts';
import { useAuthors } from '../../features/authors/use-authors.ts';

const MAX_AUTHORS = 3;

/** The authors of whose names or address words begin so; they are known here, so nothing is looked up. None without words. */
export function useFoundAuthors(words: string): Author[] {
  const authors = useAuthors();
  const typed = folded(words).split(/\s+/).filter(Boolean);
  const isMeant = (author: Author) => {
    const known = folded(`${author.name} ${bylineOf(author)} ${author.email}`);
    return typed.every((word) => wordBeginning(known, word) >= 0);
  };
  return typed.length === 0 ? [] : authors.filter(isMeant).slice(0, MAX_AUTHORS);
}
