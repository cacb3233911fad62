import { type ExpressionBuilder, type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import type { CalendarDay } from '#shared/calendar-day.ts';
import {
  CONTACT_VIEWS,
  type ContactView,
  type CountedContactView,
  type ListContactsQuery,
} from '#shared/contract/contacts.ts';
import type { Db, Engine } from '../../db/engine.ts';
import { foundOrCameThen } from '../../db/day-matching.ts';
import { wordsOf } from '../../db/matching.ts';
import { hasAllWordsOrNumber } from '../../db/number-matching.ts';
import { SEARCHED } from '../../db/searched-columns.ts';
import { newestRows, type Slice, sliceOf } from '../../db/rows.ts';
import type { ContactRow, ReplyRow, Tables } from '../../db/tables.ts';

/** Literals instead of parameters, or the index of unanswered messages would not be used. */
const NEW = sql.lit('new');
const HONEST = sql.lit(0);
const SPAM = sql.lit(1);

/** A message without an answer, as much of it as says when that is due. */
export type UnansweredContact = Pick<ContactRow, 'id' | 'subject' | 'created_at'>;

/** Ids of messages by what they need, each group in any order. */
export interface ContactNeeds {
  overdue: readonly number[];
  /** Those whose last reply did not arrive. */
  failed: readonly number[];
  due: readonly number[];
}

const COUNTED = CONTACT_VIEWS.filter((view) => view !== 'done');

/** The owner's list of messages. */
export class ListedContactRepository {
  readonly #db: Db;
  readonly #kind: Engine['kind'];

  constructor({ db, kind }: Pick<Engine, 'db' | 'kind'>) {
    this.#db = db;
    this.#kind = kind;
  }

  /**
   * Newest first, what is answered by when it was; without a view and without ids all of them.
   * @param needs in whose order they come, each group newest first but for those that are overdue or due; null for newest first
   */
  async list(
    query: ListContactsQuery,
    today: CalendarDay,
    needs: ContactNeeds | null = null,
  ): Promise<Slice<ContactRow>> {
    const { view, ids, search } = query;
    if (view === null && ids === null && needs === null) return newestRows(this.#db, 'contacts', query);
    if (ids?.length === 0) return { rows: [], total: 0 }; // PostgreSQL knows no empty list
    const { limit, offset } = sliceOf(query);
    const matching = this.#inView(view)
      .$if(ids !== null, (rows) => (ids === null ? rows : rows.where('id', 'in', ids)))
      .$if(search !== '', (rows) => rows.where(this.#has(search, today)));
    let page = matching.selectAll().limit(limit).offset(offset);
    if (needs === null && view === 'answered') page = page.orderBy('answered_at', 'desc');
    if (needs !== null) {
      const dated = [...needs.overdue, ...needs.due];
      page = page.orderBy(rankIn(needs)).orderBy(sql`case when ${isAmong(dated)} then id else -id end`);
    }
    const rows = await page.orderBy('id', 'desc').execute();
    return { rows, total: await countIn(matching) };
  }

  /** @param search words or a day, of which alone those are counted that have them; '' counts all */
  counts(search: string, today: CalendarDay): Promise<Record<CountedContactView, number>> {
    return this.#db
      .selectFrom('contacts')
      .select((build) =>
        COUNTED.map((view) =>
          build.fn
            .countAll<number>()
            .filterWhere((each) =>
              // What can still be taken back keeps its row, but wants no answer.
              view === 'open'
                ? each.and([isIn(each, view), each.not(each.exists(lastReply(each, ['waiting'])))])
                : isIn(each, view),
            )
            .as(view),
        ),
      )
      .$if(search !== '', (rows) => rows.where(this.#has(search, today)))
      .executeTakeFirstOrThrow();
  }

  /** Those of the new ones that have the words. */
  async newWith(search: string, today: CalendarDay): Promise<number[]> {
    const rows = this.#inView('new').select('id').where(this.#has(search, today)).orderBy('id');
    return (await rows.execute()).map(({ id }) => id);
  }

  /** All that have no answer and want one, oldest first. */
  unanswered(): Promise<UnansweredContact[]> {
    return this.#inView('new').select(['id', 'subject', 'created_at']).orderBy('id').execute();
  }

  /** Messages whose last reply did not arrive, or was not sent, the newest of them. */
  async failed(limit: number): Promise<number[]> {
    const rows = await this.#db
      .selectFrom('replies')
      .innerJoin('contacts', 'contacts.id', 'contact_id')
      .select('contact_id')
      .where('replies.status', 'in', NOT_SENT)
      .where('settled_at', 'is', null)
      .where(isLastReply)
      .orderBy('contact_id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ contact_id }) => contact_id);
  }

  #has(search: string, today: CalendarDay): RawBuilder<boolean> {
    const found = hasAllWordsOrNumber(this.#kind, SEARCHED.contacts, wordsOf(search));
    return foundOrCameThen(found, 'created_at', search, today);
  }

  #inView(view: ContactView | null) {
    const rows = this.#db.selectFrom('contacts');
    return view === null ? rows : rows.where((build) => isIn(build, view));
  }
}

async function countIn(query: SelectQueryBuilder<Tables, 'contacts', object>): Promise<number> {
  const { count } = await query
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

const isLastReply = sql<SqlBool>`not exists (select 1 from replies as later where later.contact_id = replies.contact_id and later.id > replies.id)`;

/** Whether it is in the view. */
function isIn(build: ExpressionBuilder<Tables, 'contacts'>, view: ContactView) {
  const isHonest = build('suspected_spam', '=', HONEST);
  switch (view) {
    case 'inbox':
      return isHonest;
    case 'open':
      return build.and([isHonest, isOpen(build)]);
    case 'done':
      return build.and([isHonest, build.not(isOpen(build))]);
    case 'new':
      return build.and([
        build('status', '=', NEW),
        build('answered_at', 'is', null),
        build('settled_at', 'is', null),
        isHonest,
      ]);
    case 'answered':
      return build.and([
        isHonest,
        build('settled_at', 'is', null),
        build('answered_at', 'is not', null),
        build.not(build.exists(lastReply(build, NOT_SENT))),
      ]);
    case 'spam':
      return build('suspected_spam', '=', SPAM);
  }
}

/** Whether it has no answer and wants one, or can have the one that it has taken back. */
function isOpen(build: ExpressionBuilder<Tables, 'contacts'>) {
  return build.and([
    build('settled_at', 'is', null),
    build.or([build('answered_at', 'is', null), build.exists(lastReply(build, [...NOT_SENT, 'waiting']))]),
  ]);
}

/** What became of a reply that does not answer its message. */
const NOT_SENT = ['failed', 'withdrawn'] as const;

/** The last reply to a message, if it has one of these states. */
function lastReply(build: ExpressionBuilder<Tables, 'contacts'>, states: readonly ReplyRow['status'][]) {
  return build
    .selectFrom('replies')
    .select('replies.id')
    .whereRef('replies.contact_id', '=', 'contacts.id')
    .where('replies.status', 'in', states)
    .where(isLastReply);
}

/** Ids of rows, so numbers: they are written out, as engines bind only so many. */
function isAmong(ids: readonly number[]): RawBuilder<SqlBool> {
  return ids.length === 0 ? sql`1 = 0` : sql`id in (${sql.join(ids.map((id) => sql.lit(id)))})`;
}

function rankIn({ overdue, failed, due }: ContactNeeds): RawBuilder<number> {
  return sql`case when ${isAmong(overdue)} then 0 when ${isAmong(failed)} then 1 when ${isAmong(due)} then 2
    when answered_at is null and settled_at is null then 3 else 4 end`;
}
