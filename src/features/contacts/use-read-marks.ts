import type { Contact } from '#shared/contract/contacts.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { useFlags } from '../../lib/flags.ts';
import { howMany } from '../../lib/how-many.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';

/** Marks messages as read, or as new again, in this browser alone, and says so. [4.6.02] [4.6.03] [K1] */
export function useReadMarks({ say, sayUndone }: News) {
  const { mark, unflag } = useFlags(STORAGE_KEYS.readMessages);
  const change = { read: mark, new: unflag };
  function become(state: 'read' | 'new', before: typeof state, messages: readonly Marked[]) {
    const ids = messages.map(({ id }) => id);
    change[state](...ids);
    say(inWords(messages, state), () => {
      change[before](...ids);
      sayUndone(inWords(messages, before), () => become(state, before, messages));
    });
  }
  return {
    markAsRead: (...messages: Marked[]) => become('read', 'new', messages),
    markAsNew: (...messages: Marked[]) => become('new', 'read', messages),
  };
}

type Marked = Pick<Contact, 'id' | 'name'>;

function inWords(messages: readonly Marked[], mark: string): string {
  const [first] = messages;
  return first !== undefined && messages.length === 1
    ? `The message from ${first.name} is marked as ${mark}.`
    : `${howMany(messages.length, 'message')} marked as ${mark}.`;
}
