import type { Db } from '../../db/engine.ts';

const NAME = 'calendar_secret';

/** The secret part of the calendar feed's URL. */
export class CalendarFeedRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Null while there is none. */
  async secret(): Promise<string | null> {
    const row = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', NAME)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  async setSecret(value: string): Promise<void> {
    await this.#db
      .insertInto('settings')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
