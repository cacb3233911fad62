import type { OfSamePerson } from '#shared/contract/contacts.ts';
import type { ContactRow, ReplyRow } from '../../db/tables.ts';
import type { PeopleRepository } from './people.repository.ts';

/** How much else of a person stands beside a message. */
const MAX_OTHERS = 5;

interface Deps {
  /** The replies to some messages, the oldest first. */
  replies: (contacts: readonly number[]) => Promise<ReplyRow[]>;
  /** Those of some messages to which a reply is being written. */
  withDraft: (contacts: readonly number[]) => Promise<number[]>;
  people: PeopleRepository;
}

/** A message, what was answered, and what else the person wrote and booked. */
export interface Conversation {
  contact: ContactRow;
  replies: ReplyRow[];
  hasDraft: boolean;
  others: OfSamePerson[];
}

/** Puts beside messages what belongs to them. */
export class Conversations {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  async around(contacts: readonly ContactRow[]): Promise<Conversation[]> {
    const { replies, withDraft, people } = this.#deps;
    const ids = contacts.map(({ id }) => id);
    const [answers, begun, found] = await Promise.all([
      replies(ids),
      withDraft(ids),
      // One more, as the message itself is among them.
      people.entries([...new Set(contacts.map(({ email }) => email))], MAX_OTHERS + 1),
    ]);
    const byContact = grouped(answers, ({ contact_id }) => contact_id);
    const byPerson = grouped(found, ({ email }) => email.toLowerCase());
    return contacts.map((contact) => ({
      contact,
      replies: byContact.get(contact.id) ?? [],
      hasDraft: begun.includes(contact.id),
      others: (byPerson.get(contact.email.toLowerCase()) ?? [])
        .map(({ entry }) => entry)
        .filter(({ kind, id }) => kind !== 'message' || id !== contact.id)
        .sort((one, other) => (one.created_at > other.created_at ? -1 : 1))
        .slice(0, MAX_OTHERS),
    }));
  }
}

function grouped<Key, Value>(values: readonly Value[], keyOf: (value: Value) => Key): Map<Key, Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const value of values) {
    const key = keyOf(value);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  }
  return groups;
}
