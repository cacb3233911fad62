import type { Db } from '../../db/engine.ts';

const NAME = 'postal-address';

/** The postal address in newsletters. */
export class PostalAddressRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** '' when the owner wants none; null until the owner was asked. */
  async read(): Promise<string | null> {
    const row = await this.#db
      .selectFrom('settings')
      .select('value')
      .where('name', '=', NAME)
      .executeTakeFirst();
    return row?.value ?? null;
  }

  async save(value: string): Promise<void> {
    await this.#db
      .insertInto('settings')
      .values({ name: NAME, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }
}
