import { useEffect, useState } from 'react';
import { useHost } from '../../lib/host.ts';

/** Finds the site's pages and the owner's posts by words of their titles, the best first; the newest posts without any. */
export type FindPages = (words: string) => Promise<FoundPage[]>;

/** A page or a post that can be linked. */
export interface FoundPage {
  title: string;
  address: string;
  /** Why visitors can't read it yet, in a word; null if they can. */
  notYet: string | null;
}

interface FoundPagesProps {
  words: string;
  findPages: FindPages;
  /** Whether Enter in the field takes the first one that is found. */
  isFirstTaken: boolean;
  onChoose: (address: string, title: string) => void;
}

const NOTHING = 'No page or post found';
/** As what is chosen in the menu of blocks. */
const TAKEN = 'bg-clay/12 shadow-[inset_2px_0_0_var(--clay)]';

/** The pages and posts with these words in their titles, below the field for a link's address. */
export function FoundPages({ words, findPages, isFirstTaken, onChoose }: FoundPagesProps) {
  const { announcer } = useHost();
  const [found, setFound] = useState<FoundPage[] | null>(null);
  useEffect(() => {
    let isLatest = true;
    findPages(words).then(
      (pages) => {
        if (!isLatest) return;
        setFound(pages);
        const [first] = pages;
        if (first === undefined) {
          if (isFirstTaken && words.trim() !== '') announcer.announce(NOTHING);
          return;
        }
        if (words.trim() === '') return;
        const count = `${pages.length} found`;
        announcer.announce(isFirstTaken ? `${count}, Enter takes “${first.title}”` : count);
      },
      // An address can be typed all the same.
      (error: unknown) => console.error('The pages and posts could not be searched', error),
    );
    return () => {
      isLatest = false;
    };
  }, [words, findPages, isFirstTaken, announcer]);
  const isRecent = words.trim() === '';
  if (found === null || (isRecent && found.length === 0)) return null;
  if (found.length === 0) {
    return isFirstTaken ? <p className="mt-2 px-2.5 py-2 text-small text-quiet">{NOTHING}</p> : null;
  }
  return (
    <ul aria-label={isRecent ? 'Recent posts' : 'On this site'} className="mt-4 border-t border-line">
      {found.map(({ title, address, notYet }, index) => (
        <li
          key={address}
          className={`border-b border-line ${isFirstTaken && !isRecent && index === 0 ? TAKEN : ''}`}
        >
          <button
            type="button"
            onClick={() => onChoose(address, title)}
            className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 px-2.5 py-2 text-left text-small hover:text-clay"
          >
            <span className="font-medium">
              {title}
              {notYet === null ? null : <span className="ml-2 font-normal text-sun">{notYet}</span>}
            </span>
            <span className="max-w-[45%] truncate text-fine text-quiet max-sm:hidden">{address}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
