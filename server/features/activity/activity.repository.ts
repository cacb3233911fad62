import { sql } from 'kysely';
import type { ActivityKind } from '#shared/contract/activity.ts';
import type { Db } from '../../db/engine.ts';
import type { Page, Slice } from '../../db/rows.ts';
import { sliceOf } from '../../db/rows.ts';
import type { ActivityRow } from '../../db/tables.ts';

type Happened = Pick<ActivityRow, 'kind' | 'device' | 'hour' | 'happened_at' | 'times' | 'titles'>;

/** Characters of titles in a row, after which no more are added. */
const MAX_TITLES = 2_000;

/** What happened in the account. */
export class ActivityRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Adds to the row of the same within the hour, or makes it. */
  async add(happened: Happened): Promise<void> {
    await this.#db
      .insertInto('activity')
      .values(happened)
      .onConflict((conflict) =>
        conflict.columns(['kind', 'device', 'hour']).doUpdateSet({
          times: sql`activity.times + ${happened.times}`,
          happened_at: happened.happened_at,
          ...(happened.titles === '' ? {} : { titles: withTitles(happened.titles) }),
        }),
      )
      .execute();
  }

  /** Whether any of these has happened. */
  async has(kinds: readonly ActivityKind[]): Promise<boolean> {
    const found = await this.#db
      .selectFrom('activity')
      .select('id')
      .where('kind', 'in', kinds)
      .limit(1)
      .executeTakeFirst();
    return found !== undefined;
  }

  /** The latest first. */
  async list(page: Page): Promise<Slice<ActivityRow>> {
    const { limit, offset } = sliceOf(page);
    const rows = await this.#db
      .selectFrom('activity')
      .selectAll()
      .orderBy('happened_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await this.#db
      .selectFrom('activity')
      .select((build) => build.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total };
  }

  async deleteBefore(instant: string): Promise<void> {
    await this.#db.deleteFrom('activity').where('happened_at', '<', instant).execute();
  }

  /** Keeps the latest rows alone: of failed sign-ins, or of all else. */
  async keepLatest(which: 'failed-sign-ins' | 'others', count: number): Promise<void> {
    const comparison = which === 'others' ? '!=' : '=';
    await this.#db
      .deleteFrom('activity')
      .where('kind', comparison, 'sign-in-failed')
      .where('id', 'not in', (build) =>
        build
          .selectFrom('activity')
          .select('id')
          .where('kind', comparison, 'sign-in-failed')
          .orderBy('happened_at', 'desc')
          .orderBy('id', 'desc')
          .limit(count),
      )
      .execute();
  }
}

/** A row's titles, and these below them while there is room. */
function withTitles(more: string) {
  return sql<string>`case
    when activity.titles = '' then ${more}
    when length(activity.titles) > ${sql.lit(MAX_TITLES)} then activity.titles
    else activity.titles || ${`\n${more}`} end`;
}
