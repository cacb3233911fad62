import type { OfSamePerson } from '#shared/contract/people.ts';
import type { ContactRow, ReplyRow } from '../../db/tables.ts';
import { grouped } from '../../grouped.ts';
import type { OthersOfPeople } from '../people/others-of-people.ts';

interface Deps {
  /** The replies to some messages, the oldest first. */
  replies: (contacts: readonly number[]) => Promise<ReplyRow[]>;
  /** Those of some messages to which a reply is being written. */
  withDraft: (contacts: readonly number[]) => Promise<number[]>;
  others: OthersOfPeople;
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
    const { replies, withDraft, others } = this.#deps;
    const ids = contacts.map(({ id }) => id);
    const [answers, begun, othersOf] = await Promise.all([
      replies(ids),
      withDraft(ids),
      others.beside(contacts, 'message'),
    ]);
    const byContact = grouped(answers, ({ contact_id }) => contact_id);
    return contacts.map((contact) => ({
      contact,
      replies: byContact.get(contact.id) ?? [],
      hasDraft: begun.includes(contact.id),
      others: othersOf(contact),
    }));
  }
}
