import { randomBytes } from 'node:crypto';
import type { Db } from '../db/engine.ts';
import type { LinkKeyRow } from '../db/tables.ts';

/** The keys that sign the links in emails. They are kept with the data that the links are about. */
export class LinkKeyRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  /** Newest first. */
  list(): Promise<LinkKeyRow[]> {
    return this.#db.selectFrom('link_keys').selectAll().orderBy('id', 'desc').execute();
  }

  /** Adds a random key of 256 bits, which is the newest from now on. */
  async add(now: Date): Promise<void> {
    await this.#db
      .insertInto('link_keys')
      .values({ secret: randomBytes(32).toString('base64url'), created_at: now.toISOString() })
      .execute();
  }

  /** Forgets the keys made before an instant, but never the newest. @returns how many */
  async forgetBefore(instant: Date): Promise<number> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('link_keys')
      .where('created_at', '<', instant.toISOString())
      .where('id', '<', (build) =>
        build.selectFrom('link_keys as newest').select((all) => all.fn.max('newest.id').as('id')),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }
}
