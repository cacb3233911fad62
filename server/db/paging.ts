import type { ListPagination } from '#shared/contract/envelope.ts';
import type { Db } from './open.ts';
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

/** How many rows a table has. */
export async function countRows(db: Db, table: keyof Tables): Promise<number> {
  const { count } = await db
    .selectFrom(table)
    .select((build) => build.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Pages a list of `total` rows has. */
export function pageCount(total: number, limit: number): number {
  return Math.ceil(total / limit);
}

export function listPagination({ page, limit }: Page, total: number): ListPagination {
  return { current_page: page, total, total_pages: pageCount(total, limit), per_page: limit };
}
