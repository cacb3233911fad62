import MessageSquare from 'lucide-react/icons/message-square';
import Reply from 'lucide-react/icons/reply';
import UserRound from 'lucide-react/icons/user-round';
import { subjectInWords } from '#content/contact-subject.ts';
import type { FoundMessage } from '#shared/contract/finder.ts';
import { formatShortDate } from '../../../components/dashboard/short-date.ts';
import { messagePath, replyPath } from '../../../components/dashboard/message-path.ts';
import type { Entry } from '../entry.ts';
import { searchPath } from '../list-paths.ts';
import { bookEntry } from './bookings.ts';
import { action, deedsHere, keeping, lastDeedLast, type Making, reach } from './deed-entries.ts';

/** A message. @param isRead whether it was marked as read in this browser */
export function messageEntry(one: FoundMessage, isRead: boolean, making: Making): Entry {
  const { ways, now } = making;
  const { id, name, email } = one;
  const show = () => ways.goTo(messagePath(id), id);
  return keeping(
    { message: one },
    {
      value: `message-${id}`,
      icon: MessageSquare,
      label: name,
      name: `${name}: ${subjectInWords(one.subject)}`,
      detail: subjectInWords(one.subject),
      excerpt: one.excerpt,
      side: formatShortDate(one.at, now),
      isSideBelow: true,
      act: show,
      more: [
        action('open', MessageSquare, 'Open', show),
        action('reply', Reply, 'Reply', () => ways.goTo(replyPath(id))),
        action('all', UserRound, `All messages of ${name}`, () => ways.goTo(searchPath('messages', email))),
        bookEntry(one, making),
        ...lastDeedLast(deedsHere(ways.deeds.ofMessage(one, isRead), ways), reach(email, ways)),
      ],
    },
  );
}
