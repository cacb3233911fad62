import type { Selectable } from 'kysely';
import type { ListPagination } from '#shared/contract/envelope.ts';
import type { Db } from './engine.ts';
import type { Tables } from './tables.ts';

/** Which part of a list: `page` counts from 1, `limit` rows each. */
export interface Page {
  page: number;
  limit: number;
}

/** That part, with how many rows there are in all. */
export interface Slice<Row> {
  rows: Row[];
  total: number;
}

/** Tables whose ids count up, so that the newest row has the highest. */
type Listed = 'contacts' | 'subscribers' | 'consultations';

/** A part of a table, newest first. */
export async function newestRows<Table extends Listed>(
  db: Db,
  table: Table,
  { page, limit }: Page,
): Promise<Slice<Selectable<Tables[Table]>>> {
  // One of three alike tables: the query builder cannot follow a table's name that is not known yet.
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

/** @returns whether there was a row with this id */
export async function deleteRow(
  db: Db,
  table: Listed | 'posts' | 'categories',
  id: number,
): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom(table).where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Pages a list of `total` rows has. */
export function pageCount(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

export function listPagination({ page, limit }: Page, total: number): ListPagination {
  return { current_page: page, total, total_pages: pageCount(total, limit), per_page: limit };
}
