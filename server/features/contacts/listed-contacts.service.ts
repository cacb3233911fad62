import { promiseOf } from '#content/contact-subject.ts';
import type { ContactList, ListContactsQuery } from '#shared/contract/contacts.ts';
import { dayOf } from '#shared/business-time.ts';
import { writeIds } from '#shared/id-ranges.ts';
import { OWNER_LIST_LIMIT } from '#shared/limits.ts';
import { replyDue, type ReplyPromise } from '#shared/reply-clock.ts';
import type { Clock } from '../../clock.ts';
import type { Slice } from '../../db/rows.ts';
import type { ContactRow } from '../../db/tables.ts';
import type { ContactNeeds, ListedContactRepository, UnreadContact } from './listed-contacts.repository.ts';

const PROMISES: readonly ReplyPromise[] = ['business hours', 'hours'];

/** The owner's list of messages, and what of all of them waits for her. */
export class ListedContacts {
  readonly #repository: ListedContactRepository;
  readonly #clock: Clock;

  constructor(repository: ListedContactRepository, clock: Clock) {
    this.#repository = repository;
    this.#clock = clock;
  }

  async list(query: ListContactsQuery): Promise<Slice<ContactRow>> {
    const today = dayOf(this.#clock());
    return this.#repository.list(query, today, query.sort === null ? null : await this.#needs(query.unread));
  }

  /** @param unread those that the owner has not read, by what her browser knows; null where it says nothing of them */
  async #needs(unread: readonly number[] | null): Promise<ContactNeeds> {
    const meant = unread === null ? null : new Set(unread);
    const fresh = (await this.#repository.unread())
      .filter(({ id }) => meant === null || meant.has(id))
      .slice(-OWNER_LIST_LIMIT);
    const overdue = this.#overdueOf(fresh);
    return {
      overdue: overdue.map(({ id }) => id),
      failed: await this.#repository.failed(OWNER_LIST_LIMIT),
      due: fresh.filter((contact) => !overdue.includes(contact)).map(({ id }) => id),
    };
  }

  /** How many are in each view, which are new, and which of these should have been answered by now. */
  async standing(): Promise<Required<Pick<ContactList, 'counts' | 'waiting'>>> {
    const counts = await this.#repository.counts();
    const unread = await this.#repository.unread();
    const overdue = this.#overdueOf(unread);
    const idsOf = (contacts: readonly UnreadContact[]) => writeIds(contacts.map(({ id }) => id));
    return { counts, waiting: { unread: idsOf(unread), overdue: idsOf(overdue) } };
  }

  #overdueOf(unread: readonly UnreadContact[]): UnreadContact[] {
    return PROMISES.flatMap((promise) => overdueOf(unread, promise, this.#clock()));
  }
}

/** Those with the promise whose answer is overdue. Who wrote earlier is answered no later, so few are looked at. */
function overdueOf(unread: readonly UnreadContact[], promise: ReplyPromise, now: Date): UnreadContact[] {
  const promised = unread
    .filter(
      ({ subject, created_at }) => promiseOf(subject) === promise && !Number.isNaN(Date.parse(created_at)),
    )
    .sort((one, other) => Date.parse(one.created_at) - Date.parse(other.created_at));
  let [from, to] = [0, promised.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    const contact = promised[middle];
    if (contact !== undefined && replyDue(promise, new Date(contact.created_at)) < now) from = middle + 1;
    else to = middle;
  }
  return promised.slice(0, from);
}
