import { useEffect, useState } from 'react';
import { useHost } from '../../lib/host.ts';

/** Finds the owner's posts by words of their titles, the best first. */
export type FindPosts = (words: string) => Promise<FoundPost[]>;

/** A post that can be linked. */
interface FoundPost {
  title: string;
  address: string;
  /** Why visitors can't read it yet, in a word; null if they can. */
  notYet: string | null;
}

interface FoundPostsProps {
  words: string;
  findPosts: FindPosts;
  /** Whether Enter in the field takes the first one. */
  isFirstTaken: boolean;
  onChoose: (address: string) => void;
}

const NOTHING = 'No post found';
/** As what is chosen in the menu of blocks. */
const TAKEN = 'bg-clay/12 shadow-[inset_2px_0_0_var(--clay)]';

/** The owner's posts with these words in their titles, below the field for a link's address. */
export function FoundPosts({ words, findPosts, isFirstTaken, onChoose }: FoundPostsProps) {
  const { announcer } = useHost();
  const [found, setFound] = useState<FoundPost[] | null>(null);
  useEffect(() => {
    let isLatest = true;
    findPosts(words).then(
      (posts) => {
        if (!isLatest) return;
        setFound(posts);
        const [first] = posts;
        if (first === undefined) {
          if (isFirstTaken && words.trim() !== '') announcer.announce(NOTHING);
          return;
        }
        const count = posts.length === 1 ? '1 post found' : `${posts.length} posts found`;
        announcer.announce(isFirstTaken ? `${count}, Enter takes “${first.title}”` : count);
      },
      // An address can be typed all the same.
      (error: unknown) => console.error('The posts could not be searched', error),
    );
    return () => {
      isLatest = false;
    };
  }, [words, findPosts, isFirstTaken, announcer]);
  if (found === null || words.trim() === '') return null;
  if (found.length === 0) {
    return isFirstTaken ? <p className="mt-2 px-2.5 py-2 text-small text-quiet">{NOTHING}</p> : null;
  }
  return (
    <ul aria-label="Your posts" className="mt-4 border-t border-line">
      {found.map(({ title, address, notYet }, index) => (
        <li key={address} className={`border-b border-line ${isFirstTaken && index === 0 ? TAKEN : ''}`}>
          <button
            type="button"
            onClick={() => onChoose(address)}
            className="flex min-h-11 w-full cursor-pointer items-center justify-between gap-4 px-2.5 py-2 text-left text-small hover:text-clay"
          >
            <span className="font-medium">
              {title}
              {notYet === null ? null : <span className="ml-2 font-normal text-sun">{notYet}</span>}
            </span>
            <span className="max-w-[45%] truncate text-fine text-quiet">{address}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
