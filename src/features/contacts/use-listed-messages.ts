import { useState } from 'react';
import type { ListNarrowing } from '#shared/contract/calls.ts';
import type { Contact, ListedContact } from '#shared/contract/contacts.ts';
import { writeIds } from '#shared/id-ranges.ts';
import { OWNER_LIST_LIMIT } from '#shared/limits.ts';
import { useFlagsAtReading } from '../../lib/flags.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { type NamedView, useNarrowedList } from '../../lib/use-narrowed-list.ts';
import { ONE_MESSAGE } from '../../components/dashboard/message-path.ts';
import type { MessageOrder } from './use-message-order.ts';
import { messageSource, useUnreadOf } from './use-messages.ts';

const VIEWS: readonly [NamedView, ...NamedView[]] = [
  { name: 'inbox', label: 'Inbox' },
  { name: 'open', label: 'To answer' },
  { name: 'new', label: 'New' },
  { name: 'spam', label: 'Suspected spam' },
];
const ONE: NamedView = { name: ONE_MESSAGE.view, label: ONE_MESSAGE.label };

/** Which of the new messages were not read in this browser, and from which of the server's words that was made. */
interface UnreadHere {
  /** The reading of the list that it was made of. */
  reading: number;
  from: string;
  ids: string;
  /** Whether the server takes more of them for unread. */
  differs: boolean;
}

interface Asked {
  /** The message that the address asks for. */
  message: number | null;
  statusOf: (message: Contact) => string;
  order: MessageOrder;
  /** Whether the inbox also shows what is answered. */
  withAnswered: boolean;
}

/**
 * The list of messages as it is narrowed. The server does not know which of the new ones were marked as read here: the
 * latest that were not are told by their ids. These change with what the server says when it is asked again, and not with a
 * mark, since marking makes no request, nor with a reply: its message stays where that can be taken back. [4.6.03] [K1]
 */
export function useListedMessages({ message, statusOf, order, withAnswered }: Asked) {
  const [unreadHere, setUnreadHere] = useState<UnreadHere | null>(null);
  const views: typeof VIEWS = message === null ? VIEWS : [...VIEWS, ONE];
  const canFold = ({ name }: NamedView, search: string) =>
    name === 'inbox' && search === '' && order === 'need';
  const narrowed = useNarrowedList(messageSource, views, (view, search) => {
    if (view.name === ONE.name) return { ids: String(message) };
    return {
      ...(view.name === 'new' && unreadHere !== null
        ? { view: 'inbox', ids: unreadHere.ids }
        : { view: canFold(view, search) && !withAnswered ? 'open' : view.name }),
      ...(order === 'need' && view.name !== 'spam' ? byNeed(view, unreadHere) : {}),
    };
  });
  const { list, view, search } = narrowed;
  const { flaggedThen } = useFlagsAtReading(STORAGE_KEYS.readMessages, list.reading);
  const wasRead = ({ id }: Contact) => flaggedThen.has(id);
  const unread = useUnreadOf(list.waiting);
  const { reading = 0 } = list;
  // What is asked for changes with it, and may have been answered before: an older answer, shown until it is read anew, is none.
  const isNews = unreadHere === null || reading > unreadHere.reading;
  if (unread !== null && isNews && !list.rows.some(canBeTakenBack)) {
    setUnreadHere({
      reading,
      from: unread.byServer,
      ids: writeIds(unread.all.slice(-OWNER_LIST_LIMIT)),
      differs: writeIds(unread.all) !== unread.byServer,
    });
  }
  const counts = unread === null ? list.counts : { ...list.counts, new: unread.all.length };
  const rows = list.rows.filter(includes(view, message, statusOf, wasRead));
  const { inbox = 0, open = inbox } = list.counts;
  return {
    narrowed: { ...narrowed, list: { ...list, rows, counts } },
    views,
    /** Whether it was marked as read when the list was read. */
    wasRead,
    overdue: unread?.overdue ?? [],
    /** How many are answered and can be folded up; 0 where nothing is folded. */
    foldable: canFold(view, search.trim()) ? inbox - open : 0,
  };
}

/** Whether its reply is not out yet. */
function canBeTakenBack({ replies }: ListedContact): boolean {
  return replies.at(-1)?.status === 'waiting';
}

/** The view of new messages has only unread ones. */
function byNeed({ name }: NamedView, unread: UnreadHere | null): ListNarrowing {
  return { sort: 'need', ...(name !== 'new' && unread?.differs === true ? { unread: unread.ids } : {}) };
}

/** Whether a row belongs to the view. One that was new when the list was read stays until it is read again. */
function includes(
  view: NamedView,
  asked: number | null,
  statusOf: (message: Contact) => string,
  wasRead: (message: Contact) => boolean,
) {
  return (message: Contact): boolean => {
    if (view.name === ONE.name) return message.id === asked;
    if (message.suspected_spam !== (view.name === 'spam')) return false;
    if (view.name !== 'new' || statusOf(message) === 'new') return true;
    return message.status === 'new' && !wasRead(message);
  };
}
