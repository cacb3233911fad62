import { type SelectQueryBuilder, sql } from 'kysely';
import { projectTypes } from '#content/home.ts';
import { CONTACT_VIEWS, type ContactView, type ListContactsQuery } from '#shared/contract/contacts.ts';
import type { Db, Engine } from '../../db/engine.ts';
import { hasAllWords, wordsOf } from '../../db/matching.ts';
import { newestRows, type Slice, sliceOf } from '../../db/rows.ts';
import type { ContactRow, Tables } from '../../db/tables.ts';

/** The subject as the owner reads it, see `subjectInWords`. */
const SUBJECT = sql<string>`case subject ${sql.join(
  projectTypes.map(({ value, label }) => sql`when ${sql.lit(value)} then ${sql.lit(label)}`),
  sql` `,
)} else subject end`;

/** Literals instead of parameters, or the index of unanswered messages would not be used. */
const NEW = sql.lit('new');
const HONEST = sql.lit(0);
const SPAM = sql.lit(1);

/** A new message, as much of it as says when its answer is due. */
export type UnreadContact = Pick<ContactRow, 'id' | 'subject' | 'created_at'>;

/** The owner's list of messages. */
export class ListedContactRepository {
  readonly #db: Db;
  readonly #kind: Engine['kind'];

  constructor({ db, kind }: Pick<Engine, 'db' | 'kind'>) {
    this.#db = db;
    this.#kind = kind;
  }

  /** Newest first; without a view and without ids all of them. */
  async list(query: ListContactsQuery): Promise<Slice<ContactRow>> {
    const { view, ids, search } = query;
    if (view === null && ids === null) return newestRows(this.#db, 'contacts', query);
    if (ids?.length === 0) return { rows: [], total: 0 }; // PostgreSQL knows no empty list
    const { limit, offset } = sliceOf(query);
    const matching = this.#inView(view)
      .$if(ids !== null, (rows) => (ids === null ? rows : rows.where('id', 'in', ids)))
      .$if(search !== '', (rows) =>
        rows.where(hasAllWords(this.#kind, ['name', 'email', 'phone', 'message', SUBJECT], wordsOf(search))),
      );
    const rows = await matching.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute();
    return { rows, total: await countIn(matching) };
  }

  async counts(): Promise<Record<ContactView, number>> {
    const counts = { inbox: 0, new: 0, spam: 0 };
    for (const view of CONTACT_VIEWS) counts[view] = await countIn(this.#inView(view));
    return counts;
  }

  /** All that are new, oldest first. */
  unread(): Promise<UnreadContact[]> {
    return this.#inView('new').select(['id', 'subject', 'created_at']).orderBy('id').execute();
  }

  #inView(view: ContactView | null) {
    const rows = this.#db.selectFrom('contacts');
    switch (view) {
      case 'inbox':
        return rows.where('suspected_spam', '=', HONEST);
      case 'new':
        return rows
          .where('status', '=', NEW)
          .where('answered_at', 'is', null)
          .where('suspected_spam', '=', HONEST);
      case 'spam':
        return rows.where('suspected_spam', '=', SPAM);
      case null:
        return rows;
    }
  }
}

async function countIn(query: SelectQueryBuilder<Tables, 'contacts', object>): Promise<number> {
  const { count } = await query
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
