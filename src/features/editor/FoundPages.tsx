import { useEffect, useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { useSettled } from '../../lib/use-settled.ts';

/**
 * Finds the site's pages and the owner's posts by words of their titles, the best first, and behind them by words of posts'
 * texts, unless 'titles' are enough, which are known at once; the newest posts without any words.
 */
export type FindPages = (words: string, where?: 'titles') => Promise<FoundPage[]>;

/** A page or a post that can be linked. */
export interface FoundPage {
  title: string;
  address: string;
  /** Why visitors can't read it yet, in a word; null if they can. */
  notYet: string | null;
  /** Whether only its text has the words that were searched for. */
  isByText?: boolean;
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

/**
 * The pages and posts with these words, below the field for a link's address: those with the words in their titles while they
 * are typed, and with all others after a pause.
 */
export function FoundPages({ words, findPages, isFirstTaken, onChoose }: FoundPagesProps) {
  const { announcer } = useHost();
  const [found, setFound] = useState<FoundPage[] | null>(null);
  const isPaused = useSettled(words) === words;
  useEffect(() => {
    let isLatest = true;
    findPages(words, isPaused ? undefined : 'titles').then(
      (pages) => {
        // What nothing is found for yet may be in a text.
        if (!isLatest || (!isPaused && pages.length === 0)) return;
        setFound(pages);
        if (!isPaused) return;
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
  }, [words, isPaused, findPages, isFirstTaken, announcer]);
  const isRecent = words.trim() === '';
  if (found === null || (isRecent && found.length === 0)) return null;
  if (found.length === 0) {
    return isFirstTaken ? <p className="mt-2 px-2.5 py-2 text-small text-quiet">{NOTHING}</p> : null;
  }
  return (
    <ul aria-label={isRecent ? 'Recent posts' : 'On this site'} className="mt-4 border-t border-line">
      {found.map(({ title, address, notYet, isByText = false }, index) => (
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
              {isByText ? <span className="ml-2 font-normal text-quiet">in its text</span> : null}
            </span>
            <span className="max-w-[45%] truncate text-fine text-quiet max-sm:hidden">{address}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
