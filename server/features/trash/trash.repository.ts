import type { TrashKind } from '#shared/contract/trash.ts';
import type { Db } from '../../db/engine.ts';
import { type Page, type Slice, sliceOf } from '../../db/rows.ts';
import type { Transaction } from '../../db/unit-of-work.ts';

/** Something in the trash. */
export interface ListedTrash {
  id: number;
  row_id: number;
  title: string;
  detail: string;
  /** ISO 8601. */
  trashed_at: string;
  /** The row as JSON, of messages alone: others may be large. */
  kept?: string;
}

/** A row that goes to the trash, and what tells it from others there. */
export interface NewTrash {
  kind: TrashKind;
  row: { id: number };
  title: string;
  detail: string;
}

/** Deleted rows that can be restored. No other table has them, so nothing shows, counts or mails them. */
export class TrashRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async add({ db }: Transaction, { kind, row, title, detail }: NewTrash, at: string): Promise<void> {
    await db
      .insertInto('trash')
      .values({ kind, row_id: row.id, title, detail, trashed_at: at, kept: JSON.stringify(row) })
      .execute();
  }

  /** Those that came there after `since` (ISO 8601), the latest first. @param only the one that had this id; 0 for all */
  async list(kind: TrashKind, since: string, page: Page, only: number): Promise<Slice<ListedTrash>> {
    const { limit, offset } = sliceOf(page);
    const present = this.#db
      .selectFrom('trash')
      .where('kind', '=', kind)
      .where('trashed_at', '>', since)
      .$if(only !== 0, (rows) => rows.where('row_id', '=', only));
    const rows = await present
      .select(['id', 'row_id', 'title', 'detail', 'trashed_at'])
      .$if(kind === 'message', (rows) => rows.select('kept'))
      .orderBy('trashed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .offset(offset)
      .execute();
    const { total } = await present
      .select((build) => build.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow();
    return { rows, total };
  }

  /** A row that came there after `since`, as JSON, and when it did; null when there is none. */
  async find(
    kind: TrashKind,
    rowId: number,
    since: string,
  ): Promise<{ kept: string; trashed_at: string } | null> {
    const row = await this.#db
      .selectFrom('trash')
      .select(['kept', 'trashed_at'])
      .where('kind', '=', kind)
      .where('row_id', '=', rowId)
      .where('trashed_at', '>', since)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Takes a row out, by the id it had. @returns whether it was there */
  async take({ db }: Transaction, kind: TrashKind, rowId: number): Promise<boolean> {
    const { numDeletedRows } = await db
      .deleteFrom('trash')
      .where('kind', '=', kind)
      .where('row_id', '=', rowId)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  /** Takes a row out, by its number in the trash. @returns what it was; null when it was not there */
  async remove({ db }: Transaction, id: number): Promise<{ kind: TrashKind; row_id: number } | null> {
    const row = await db
      .deleteFrom('trash')
      .where('id', '=', id)
      .returning(['kind', 'row_id'])
      .executeTakeFirst();
    return row ?? null;
  }

  /** The numbers of all of a kind. */
  async idsOf({ db }: Transaction, kind: TrashKind): Promise<number[]> {
    const rows = await db.selectFrom('trash').select('id').where('kind', '=', kind).orderBy('id').execute();
    return rows.map(({ id }) => id);
  }

  /** The numbers of those that came there until a time (ISO 8601). */
  async idsUntil({ db }: Transaction, until: string): Promise<number[]> {
    const rows = await db
      .selectFrom('trash')
      .select('id')
      .where('trashed_at', '<=', until)
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => id);
  }
}
