import { promiseOf } from '#content/contact-subject.ts';
import type { ContactList, ListContactsQuery } from '#shared/contract/contacts.ts';
import { dayOf } from '#shared/business-time.ts';
import { writeIds } from '#shared/id-ranges.ts';
import { OWNER_LIST_LIMIT } from '#shared/limits.ts';
import { replyDue, type ReplyPromise } from '#shared/reply-clock.ts';
import type { Clock } from '../../clock.ts';
import type { Slice } from '../../db/rows.ts';
import type { ContactRow } from '../../db/tables.ts';
import type {
  ContactNeeds,
  ListedContactRepository,
  UnansweredContact,
} from './listed-contacts.repository.ts';

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
    return this.#repository.list(query, today, query.sort === null ? null : await this.#needs());
  }

  async #needs(): Promise<ContactNeeds> {
    const unanswered = (await this.#repository.unanswered()).slice(-OWNER_LIST_LIMIT);
    const overdue = this.#overdueOf(unanswered);
    return {
      overdue: overdue.map(({ id }) => id),
      failed: await this.#repository.failed(OWNER_LIST_LIMIT),
      due: unanswered.filter((contact) => !overdue.includes(contact)).map(({ id }) => id),
    };
  }

  /** How many are in each view, which are new, which want an answer, and which of these should have had one by now. */
  async standing(): Promise<Required<Pick<ContactList, 'counts' | 'waiting'>>> {
    const counts = await this.#repository.counts('', dayOf(this.#clock()));
    const unanswered = await this.#repository.unanswered();
    const unread = unanswered.map(({ id }) => id);
    const open = [...unread, ...(await this.#repository.failed(OWNER_LIST_LIMIT))];
    const overdue = this.#overdueOf(unanswered).map(({ id }) => id);
    return {
      counts,
      waiting: { unread: writeIds(unread), open: writeIds(open), overdue: writeIds(overdue) },
    };
  }

  /** How many in each view have the words, and which of the new ones. */
  async found(search: string): Promise<Required<ContactList>['found']> {
    const today = dayOf(this.#clock());
    const counts = await this.#repository.counts(search, today);
    return { counts, unread: writeIds(await this.#repository.newWith(search, today)) };
  }

  #overdueOf(unanswered: readonly UnansweredContact[]): UnansweredContact[] {
    return PROMISES.flatMap((promise) => overdueOf(unanswered, promise, this.#clock()));
  }
}

/** Those with the promise whose answer is overdue. Who wrote earlier is answered no later, so few are looked at. */
function overdueOf(
  unanswered: readonly UnansweredContact[],
  promise: ReplyPromise,
  now: Date,
): UnansweredContact[] {
  const promised = unanswered
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
