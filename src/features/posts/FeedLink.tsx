import Rss from 'lucide-react/icons/rss';
import * as words from '#content/words/blog.ts';
import { useAddress } from '../../lib/host.ts';

/** The feed of a list, for those who read with a program of their own. `list` is the list's path. */
export function FeedLink({ list }: { list: string }) {
  const address = useAddress();
  return (
    <a
      href={address(`${list}/feed.xml`)}
      className="finger-high inline-flex items-baseline gap-2 text-small font-medium text-quiet hover:text-clay hover:underline"
    >
      <Rss aria-hidden className="size-4 self-center" />
      {words.feed}
    </a>
  );
}
