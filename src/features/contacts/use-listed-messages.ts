import { useState } from 'react';
import type { Contact } from '#shared/contract/contacts.ts';
import { writeIds } from '#shared/id-ranges.ts';
import { OWNER_LIST_LIMIT } from '#shared/limits.ts';
import { type NamedView, useNarrowedList } from '../../lib/use-narrowed-list.ts';
import { ONE_MESSAGE } from './message-path.ts';
import { messageSource, useUnreadOf } from './use-messages.ts';

const VIEWS: readonly [NamedView, ...NamedView[]] = [
  { name: 'inbox', label: 'Inbox' },
  { name: 'new', label: 'New' },
  { name: 'spam', label: 'Suspected spam' },
];
const ONE: NamedView = { name: ONE_MESSAGE.view, label: ONE_MESSAGE.label };

/** What the server is asked for in the view of new messages, and from which of its words that was made. */
interface AskedAsNew {
  from: string;
  ids: string;
}

/**
 * The list of messages as it is narrowed. The server does not know which of the new ones were marked as read here: the
 * latest that were not are asked for by their ids. These change with what the server says, and not with a mark, since
 * marking makes no request. [4.6.03] [K1]
 * @param asked the message that the address asks for
 */
export function useListedMessages(asked: number | null, statusOf: (message: Contact) => string) {
  const [asNew, setAsNew] = useState<AskedAsNew | null>(null);
  const views: typeof VIEWS = asked === null ? VIEWS : [...VIEWS, ONE];
  const narrowed = useNarrowedList(messageSource, views, ({ name }) => {
    if (name === ONE.name) return { ids: String(asked) };
    return name === 'new' && asNew !== null ? { view: 'inbox', ids: asNew.ids } : { view: name };
  });
  const { list, view } = narrowed;
  const unread = useUnreadOf(list.waiting);
  if (unread !== null && unread.byServer !== asNew?.from) {
    setAsNew({ from: unread.byServer, ids: writeIds(unread.all.slice(-OWNER_LIST_LIMIT)) });
  }
  const counts = unread === null ? list.counts : { ...list.counts, new: unread.all.length };
  const rows = list.rows.filter(includes(view, asked, statusOf));
  return {
    narrowed: { ...narrowed, list: { ...list, rows, counts } },
    views,
    overdue: unread?.overdue ?? [],
  };
}

/** Whether a row belongs to the view, also after it was marked or changed. */
function includes(view: NamedView, asked: number | null, statusOf: (message: Contact) => string) {
  return (message: Contact): boolean => {
    if (view.name === ONE.name) return message.id === asked;
    if (message.suspected_spam !== (view.name === 'spam')) return false;
    return view.name !== 'new' || statusOf(message) === 'new';
  };
}
