import type { Snippet } from '#shared/contract/snippets.ts';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/engine.ts';
import { explaining, UniqueViolation } from '../../db/errors.ts';

/** Thrown when another snippet has the name. */
export class NameInUse extends Error {
  override name = 'NameInUse';
}

/** The owner's texts for replies. */
export class SnippetRepository {
  readonly #db: Db;
  readonly #clock: Clock;

  constructor(db: Db, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
  }

  /** By name. */
  list(): Promise<Snippet[]> {
    return this.#db
      .selectFrom('snippets')
      .select(['id', 'name', 'body'])
      .orderBy('name')
      .orderBy('id')
      .execute();
  }

  /** @throws NameInUse */
  async insert(snippet: Omit<Snippet, 'id'>): Promise<void> {
    const row = { ...snippet, created_at: this.#clock().toISOString() };
    await explaining(this.#db.insertInto('snippets').values(row).execute(), nameInUse);
  }

  /** @returns whether the snippet exists @throws NameInUse */
  async update({ id, ...changes }: Snippet): Promise<boolean> {
    const query = this.#db.updateTable('snippets').set(changes).where('id', '=', id);
    return (await explaining(query.executeTakeFirst(), nameInUse)).numUpdatedRows > 0n;
  }

  async delete(id: number): Promise<void> {
    await this.#db.deleteFrom('snippets').where('id', '=', id).execute();
  }
}

function nameInUse(violation: Error): Error | null {
  return violation instanceof UniqueViolation ? new NameInUse() : null;
}
