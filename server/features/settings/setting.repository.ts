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

  /** @returns false, without writing, where the value is not the one that was seen */
  async replace(seen: string, value: string): Promise<boolean> {
    const { numUpdatedRows } = await this.#db
      .updateTable('settings')
      .set({ value })
      .where('name', '=', this.#name)
      .where('value', '=', seen)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  async save(value: string): Promise<void> {
    await this.#db
      .insertInto('settings')
      .values({ name: this.#name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
