import type { Selectable } from 'kysely';
import type { ListPagination } from '#shared/contract/envelope.ts';
import type { Db } from './engine.ts';
import type { Tables } from './tables.ts';

/** A page of a list: `page` counts from 1, with `limit` rows each. */
export interface Page {
  page: number;
  limit: number;
}

/** The rows of a page, and the total number of rows. */
export interface Slice<Row> {
  rows: Row[];
  total: number;
}

/** The part of all rows that is on a page. */
export function sliceOf({ page, limit }: Page): { limit: number; offset: number } {
  return { limit, offset: (page - 1) * limit };
}

/** Tables with ascending ids: the newest row has the highest. */
type Listed = 'contacts' | 'subscribers' | 'consultations';

/** A page of a table, newest first. */
export async function newestRows<Table extends Listed>(
  db: Db,
  table: Table,
  { page, limit }: Page,
): Promise<Slice<Selectable<Tables[Table]>>> {
  // Cast to one of three tables of the same shape: the query builder cannot type a variable table name.
  const from = db.selectFrom(table as 'contacts');
  const rows = await from
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await from
    .select((build) => build.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows: rows as unknown as Selectable<Tables[Table]>[], total };
}

/** @returns whether the row existed */
export async function deleteRow(db: Db, table: 'posts' | 'categories', id: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** The number of pages for `total` rows. */
export function pageCount(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

export function listPagination({ page, limit }: Page, total: number): ListPagination {
  return { current_page: page, total, total_pages: pageCount(total, limit), per_page: limit };
}
