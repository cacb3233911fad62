import { useState } from 'react';
import type { Contact, ListedContact } from '#shared/contract/contacts.ts';
import { writeIds } from '#shared/id-ranges.ts';
import { OWNER_LIST_LIMIT } from '#shared/limits.ts';
import { useFlagsAtReading } from '../../lib/flags.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { type NamedView, useNarrowedList } from '../../lib/use-narrowed-list.ts';
import { ONE_MESSAGE } from '../../components/dashboard/message-path.ts';
import type { MessageOrder } from './use-message-order.ts';
import { messageSource, useUnreadOf, useWaitingOf } from './use-messages.ts';

const VIEWS: readonly [NamedView, ...NamedView[]] = [
  { name: 'inbox', label: 'Inbox' },
  { name: 'open', label: 'To answer' },
  { name: 'new', label: 'New' },
  { name: 'answered', label: 'Answered' },
  { name: 'spam', label: 'Suspected spam' },
];
const ONE: NamedView = { name: ONE_MESSAGE.view, label: ONE_MESSAGE.label };

/** Which of the new messages were not read in this browser. */
interface UnreadHere {
  /** The reading of the list that it was made of. */
  reading: number;
  ids: string;
}

/** What can be ordered by what each message needs: of the others, none needs anything. */
const BY_NEED: ReadonlySet<string> = new Set(['inbox', 'open', 'new', ONE_MESSAGE.view]);

interface Asked {
  /** The message that the address asks for. */
  message: number | null;
  statusOf: (message: Contact) => string;
  order: MessageOrder;
}

/**
 * The list of messages as it is narrowed. The server does not know which of the new ones were marked as read here: the
 * latest that were not are told by their ids. These change with what the server says when it is asked again, and not with a
 * mark, since marking makes no request, nor with a reply: its message stays where that can be taken back. [4.6.03] [K1]
 */
export function useListedMessages({ message, statusOf, order }: Asked) {
  const [unreadHere, setUnreadHere] = useState<UnreadHere | null>(null);
  const views: typeof VIEWS = message === null ? VIEWS : [...VIEWS, ONE];
  const canFold = ({ name }: NamedView, search: string) =>
    name === 'inbox' && search === '' && order === 'need';
  const narrowed = useNarrowedList(messageSource, views, (view, search) => {
    if (view.name === ONE.name) return { ids: String(message) };
    return {
      ...(view.name === 'new' && unreadHere !== null
        ? { view: 'inbox', ids: unreadHere.ids }
        : { view: canFold(view, search) ? 'open' : view.name }),
      ...(order === 'need' && BY_NEED.has(view.name) ? { sort: 'need' } : {}),
    };
  });
  const { list, view, search } = narrowed;
  const inWork = new Set(list.inWork.map(({ id }) => id));
  const { flaggedThen } = useFlagsAtReading(STORAGE_KEYS.readMessages, list.reading);
  const isKept = ({ id, status }: Contact) => inWork.has(id) || (status === 'new' && !flaggedThen.has(id));
  const waiting = useWaitingOf(list.waiting);
  const { reading = 0 } = list;
  // What is asked for changes with it, and may have been answered before: an older answer, shown until it is read anew, is none.
  const isNews = unreadHere === null || reading > unreadHere.reading;
  if (waiting !== null && isNews && !list.rows.some(canBeTakenBack)) {
    const shown = [...waiting.unread, ...(view.name === 'new' ? inWork : [])].slice(-OWNER_LIST_LIMIT);
    setUnreadHere({ reading, ids: writeIds(shown) });
  }
  const counts = waiting === null ? list.counts : { ...list.counts, new: waiting.unread.length };
  const { found: all } = list;
  const unreadFound = useUnreadOf(all?.unread ?? '');
  const found = all === null ? null : { ...all, counts: { ...all.counts, new: unreadFound.length } };
  const rows = list.rows.filter(
    includes(view, message, inWork, (row) => isKept(row) || statusOf(row) === 'new'),
  );
  const { inbox = 0, open = inbox } = list.counts;
  const goingOut = list.rows.filter(canBeTakenBack).length; // answered, but not folded up yet
  return {
    narrowed: { ...narrowed, list: { ...list, rows, counts, found } },
    views,
    /** The rows that somebody was at work with when the list was read: they stay. */
    inWork,
    canBeOrdered: BY_NEED.has(view.name),
    isByNeed: order === 'need' && BY_NEED.has(view.name),
    elsewhere: found === null ? [] : foundElsewhere(found.counts, view),
    overdue: waiting?.overdue ?? [],
    /** How many are answered and can be folded up; 0 where nothing is folded. */
    foldable: canFold(view, search.trim()) ? Math.max(inbox - open - goingOut, 0) : 0,
  };
}

/** The views besides one in which something is found: the inbox only where it stands in no narrower one. */
function foundElsewhere(counts: Readonly<Record<string, number>>, shown: NamedView) {
  const { inbox = 0, open = 0, answered = 0 } = counts;
  return VIEWS.map((view) => ({ ...view, found: counts[view.name] ?? 0 })).filter(
    ({ name, found }) =>
      name !== shown.name && name !== 'new' && found > 0 && (name !== 'inbox' || inbox > open + answered),
  );
}

/** Whether its reply is not out yet. */
function canBeTakenBack({ replies }: ListedContact): boolean {
  return replies.at(-1)?.status === 'waiting';
}

/** @param isNew whether it is, or was when the list was read: it stays until that is read again, and while one is at work with it */
function includes(
  view: NamedView,
  asked: number | null,
  inWork: ReadonlySet<number>,
  isNew: (message: Contact) => boolean,
) {
  return (message: Contact): boolean => {
    if (view.name === ONE.name) return message.id === asked;
    if (message.suspected_spam !== (view.name === 'spam')) return inWork.has(message.id);
    return view.name !== 'new' || isNew(message);
  };
}
