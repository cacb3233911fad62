import type { ListPagination } from '#shared/contract/envelope.ts';
import type { Request } from './api-client.ts';

/** One answer's part of a list. An answer without pagination holds all there is. */
export interface ListPart<Row> {
  rows: Row[];
  pagination: ListPagination | undefined;
}

/** A list of what visitors left for the owner: where it comes from, and how a row of it is deleted. */
export interface ListSource<Row> {
  /** The list's place in the query cache. */
  key: string;
  fetchPart: (request: Request, page: number, signal?: AbortSignal) => Promise<ListPart<Row>>;
  deleteRow: (request: Request, id: number) => Promise<unknown>;
  /** When a row came, ISO 8601. */
  dateOf: (row: Row) => string;
  /** What the messages about deleting call a row: 'contact'. */
  noun: string;
  /** What the question before it calls a row: 'contact message'. */
  asked: string;
}

/** `?page=` of a part; the first is asked for without. [7.10.01] [7.10.02] [7.10.03] */
export function pageQuery(page: number, signal?: AbortSignal) {
  return { ...(page === 1 ? {} : { query: { page } }), ...(signal === undefined ? {} : { signal }) };
}

export function nextPage({ pagination }: ListPart<unknown>): number | undefined {
  if (pagination === undefined || pagination.current_page >= pagination.total_pages) return undefined;
  return pagination.current_page + 1;
}

/** The rows of several parts, newest first; one that moved from part to part meanwhile counts once. [D23] */
export function newestFirst<Row extends { id: number }>(
  parts: readonly ListPart<Row>[],
  dateOf: (row: Row) => string,
): Row[] {
  const byId = new Map(parts.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const time = (row: Row) => Date.parse(dateOf(row)) || 0;
  return [...byId.values()].sort((a, b) => time(b) - time(a) || b.id - a.id);
}

/** Every row there is, fetched anew. */
export async function fetchAllRows<Row extends { id: number }>(
  source: ListSource<Row>,
  request: Request,
): Promise<Row[]> {
  const parts: ListPart<Row>[] = [];
  for (let page: number | undefined = 1; page !== undefined;) {
    const part: ListPart<Row> = await source.fetchPart(request, page);
    parts.push(part);
    page = nextPage(part);
  }
  return newestFirst(parts, source.dateOf);
}
