import type { Db } from '../../db/engine.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** One value that the owner or the program has set, by its name in the table of settings. */
export class SettingRepository {
  readonly #db: Db;
  readonly #name: string;

  constructor(
    db: Db,
    name: 'booking-limits' | 'weekly-hours' | 'calendar_secret' | 'postal-address' | 'notices',
  ) {
    this.#db = db;
    this.#name = name;
  }

  /** Null while it was never set. */
  async read(within?: Transaction): Promise<string | null> {
    const row = await (within?.db ?? this.#db)
      .selectFrom('settings')
      .select('value')
      .where('name', '=', this.#name)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  /**
   * Replaces the value by what `change` makes of it; nobody else changes it meanwhile.
   * @param unset what it is while it was never set
   */
  async change({ db }: Transaction, unset: string, change: (value: string) => string): Promise<void> {
    // A write, since only that locks a row that may not be there yet.
    const row = await db
      .insertInto('settings')
      .values({ name: this.#name, value: unset })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ name: this.#name }))
      .returning('value')
      .executeTakeFirstOrThrow();
    const value = change(row.value);
    await db.updateTable('settings').set({ value }).where('name', '=', this.#name).execute();
  }

  async save(value: string): Promise<void> {
    await this.#db
      .insertInto('settings')
      .values({ name: this.#name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
