import { useEffect, useState } from 'react';
import { useHost } from '../../lib/host.ts';

/** Finds the owner's posts by words of their titles, the best first. */
export type FindPosts = (words: string) => Promise<{ title: string; address: string }[]>;

interface FoundPostsProps {
  words: string;
  findPosts: FindPosts;
  onChoose: (address: string) => void;
}

/** The owner's posts with these words in their titles, below the field for a link's address. */
export function FoundPosts({ words, findPosts, onChoose }: FoundPostsProps) {
  const { announcer } = useHost();
  const [found, setFound] = useState<Awaited<ReturnType<FindPosts>>>([]);
  useEffect(() => {
    let isLatest = true;
    findPosts(words).then(
      (posts) => {
        if (!isLatest) return;
        setFound(posts);
        if (posts.length > 0)
          announcer.announce(posts.length === 1 ? '1 post found' : `${posts.length} posts found`);
      },
      // An address can be typed all the same.
      (error: unknown) => console.error('The posts could not be searched', error),
    );
    return () => {
      isLatest = false;
    };
  }, [words, findPosts, announcer]);
  if (found.length === 0) return null;
  return (
    <ul aria-label="Your posts" className="mt-4 border-t border-line">
      {found.map(({ title, address }) => (
        <li key={address} className="border-b border-line">
          <button
            type="button"
            onClick={() => onChoose(address)}
            className="flex min-h-11 w-full cursor-pointer items-baseline justify-between gap-4 py-2 text-left text-small hover:text-clay"
          >
            <span className="font-medium">{title}</span>
            <span className="max-w-[45%] truncate text-fine text-quiet">{address}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
