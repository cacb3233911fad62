import Rss from 'lucide-react/icons/rss';
import * as words from '#content/words/blog.ts';
import { useAddress } from '../../lib/host.ts';

interface FeedLinkProps {
  /** The list's path. */
  list: string;
  label?: string;
}

/** The feed of a list, for those who read with a program of their own. */
export function FeedLink({ list, label = words.feed }: FeedLinkProps) {
  const address = useAddress();
  return (
    <a
      href={address(`${list}/feed.xml`)}
      className="finger-high inline-flex items-baseline gap-2 text-small font-medium text-quiet hover:text-clay hover:underline"
    >
      <Rss aria-hidden className="size-4 self-center" />
      {label}
    </a>
  );
}
