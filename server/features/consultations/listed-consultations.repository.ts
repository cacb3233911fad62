import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { CalendarDay } from '#shared/calendar-day.ts';
import {
  type CONSULTATION_COLUMNS,
  CONSULTATION_VIEWS,
  type ConsultationView,
  type ListConsultationsQuery,
} from '#shared/contract/consultations.ts';
import type { Db, Engine } from '../../db/engine.ts';
import { foundOrIsThen } from '../../db/day-matching.ts';
import { wordsOf } from '../../db/matching.ts';
import { hasAllWordsOrNumber } from '../../db/number-matching.ts';
import { SEARCHED } from '../../db/searched-columns.ts';
import { newestRows, type Slice, sliceOf } from '../../db/rows.ts';
import type { ConsultationRow, Tables } from '../../db/tables.ts';

type Column = (typeof CONSULTATION_COLUMNS)[number];

/** '9:00 AM' as 'AM09:00', and '12:30 PM' as 'PM00:30': as times follow one another. */
const TIME = sql`substr(consultation_time, length(consultation_time) - 1) ||
  replace(substr('0' || consultation_time, length(consultation_time) - 6, 5), '12:', '00:')`;

const ORDERS: Record<Column, readonly RawBuilder<unknown>[]> = {
  time: [sql`consultation_date`, TIME],
  name: [sql`lower(name)`],
};

const AHEAD = ['pending', 'confirmed'];
const CANCELLED = 'cancelled';

/** The owner's list of consultations. */
export class ListedConsultationRepository {
  readonly #db: Db;
  readonly #kind: Engine['kind'];

  constructor({ db, kind }: Pick<Engine, 'db' | 'kind'>) {
    this.#db = db;
    this.#kind = kind;
  }

  /**
   * What is ahead begins with the next one, as does what is pending, all other views with the latest. Without a view and ids all
   * of them, newest first.
   */
  async list(query: ListConsultationsQuery, today: CalendarDay): Promise<Slice<ConsultationRow>> {
    const { view, ids, search, from, to } = query;
    if (view === null && ids === null) return newestRows(this.#db, 'consultations', query);
    if (ids?.length === 0) return { rows: [], total: 0 }; // PostgreSQL knows no empty list
    const { limit, offset } = sliceOf(query);
    const { by, descending } = query.sort ?? {
      by: 'time',
      descending: view !== 'upcoming' && view !== 'pending',
    };
    const direction = descending ? 'desc' : 'asc';
    const found = hasAllWordsOrNumber(this.#kind, SEARCHED.consultations, wordsOf(search));
    const matching = this.#inView(view, today)
      .$if(ids !== null, (all) => (ids === null ? all : all.where('id', 'in', ids)))
      .$if(search !== '', (all) => all.where(foundOrIsThen(found, 'consultation_date', search, today)))
      .$if(from !== undefined, (all) => all.where('consultation_date', '>=', from ?? ''))
      .$if(to !== undefined, (all) => all.where('consultation_date', '<=', to ?? ''));
    let page = matching.selectAll().limit(limit).offset(offset);
    // What is over hardly needs to be confirmed.
    if (view === 'pending')
      page = page.orderBy(sql`case when consultation_date < ${today} then 1 else 0 end`);
    for (const order of ORDERS[by]) page = page.orderBy(order, direction);
    const rows = await page.orderBy('id', direction).execute();
    return { rows, total: await countIn(matching) };
  }

  async counts(today: CalendarDay): Promise<Record<ConsultationView, number>> {
    const counts = { upcoming: 0, pending: 0, past: 0, cancelled: 0, all: 0, spam: 0 };
    for (const view of CONSULTATION_VIEWS) counts[view] = await countIn(this.#inView(view, today));
    return counts;
  }

  /** All that are pending, without suspected spam. */
  async pending(): Promise<number[]> {
    const rows = this.#honest().select('id').where('status', '=', 'pending').orderBy('id');
    return (await rows.execute()).map(({ id }) => id);
  }

  /** Those that their visitors declined and that were not cancelled since, without suspected spam. */
  declined(): Promise<ConsultationRow[]> {
    return this.#honest().selectAll().where('declined_at', 'is not', null).orderBy('id').execute();
  }

  #honest() {
    return this.#db.selectFrom('consultations').where('suspected_spam', '=', 0);
  }

  #inView(view: ConsultationView | null, today: CalendarDay) {
    const all = this.#db.selectFrom('consultations');
    const rows = all.where('suspected_spam', '=', view === 'spam' ? 1 : 0);
    switch (view) {
      case null:
        return all;
      case 'pending':
        return rows.where('status', '=', 'pending');
      case 'upcoming':
        return rows.where('consultation_date', '>=', today).where('status', 'in', AHEAD);
      case 'past':
        return rows
          .where('status', '<>', CANCELLED)
          .where((build) =>
            build.or([build('consultation_date', '<', today), build('status', 'not in', AHEAD)]),
          );
      case 'cancelled':
        return rows.where('status', '=', CANCELLED);
      case 'all':
      case 'spam':
        return rows;
    }
  }
}

async function countIn(query: SelectQueryBuilder<Tables, 'consultations', object>): Promise<number> {
  const { count } = await query
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}
