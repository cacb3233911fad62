import type { BatchAnswer } from '#shared/contract/batches.ts';
import type { ListNarrowing } from '#shared/contract/calls.ts';
import type { ListPagination } from '#shared/contract/envelope.ts';
import type { TrashKind } from '#shared/contract/trash.ts';
import type { Request } from './api-client.ts';

/** One page of a list. A response without pagination holds the whole list. */
export interface ListPart<Row> {
  rows: Row[];
  pagination: ListPagination | undefined;
  /** How many rows are in each view, where one was asked for. */
  counts?: Readonly<Record<string, number>> | undefined;
  /** Then, too: which of all rows wait for the owner, and for what; see `writeIds`. */
  waiting?: Readonly<Record<string, string>> | undefined;
  /** Where words are searched for, too, if the server says it: how many have them in each view, and which wait unread. */
  found?: Found | undefined;
  /** Then, too: what can be done with its rows. */
  can?: Readonly<Record<string, boolean>> | undefined;
  /** Greater whenever it is read from the server anew, whatever is changed in it here. */
  reading?: number;
  /** On the first page: the rows that somebody was at work with when it was read, which stay in it. */
  inWork?: readonly Row[];
}

/** What a search finds in all views of a list; see `writeIds`. */
export interface Found {
  counts: Readonly<Record<string, number>>;
  unread: string;
}

/** A list of submissions from visitors: how to fetch it, and how to delete a row. */
export interface ListSource<Row> {
  /** The list's key in the query cache. */
  key: string;
  /** Without narrowing, all rows, newest first. */
  fetchPart: (
    request: Request,
    page: number,
    signal?: AbortSignal,
    narrowing?: ListNarrowing,
  ) => Promise<ListPart<Row>>;
  /** These rows as they are now, in whichever view; without it, those of a list can't be asked for. */
  fetchRows?: (request: Request, ids: readonly number[], signal: AbortSignal) => Promise<Row[]>;
  deleteRow: (request: Request, id: number) => Promise<unknown>;
  deleteRows: (request: Request, ids: number[]) => Promise<BatchAnswer>;
  /** Where its deleted rows go. */
  trash: TrashKind;
  /** When a row was created, ISO 8601. */
  dateOf: (row: Row) => string;
  /** The noun for a row in messages about deletion: 'contact'. */
  noun: string;
  /** The noun for a row in the confirmation question: 'contact message'. */
  asked: string;
}

/** The `?page=` parameter, omitted for the first page, and what narrows the list. [7.10.01] [7.10.02] [7.10.03] */
export function pageQuery(page: number, signal?: AbortSignal, narrowing: ListNarrowing = {}) {
  const query = { ...(page === 1 ? {} : { page }), ...narrowing };
  return {
    ...(Object.keys(query).length === 0 ? {} : { query }),
    ...(signal === undefined ? {} : { signal }),
  };
}

export function nextPage({ pagination }: ListPart<unknown>): number | undefined {
  if (pagination === undefined || pagination.current_page >= pagination.total_pages) return undefined;
  return pagination.current_page + 1;
}

/** The rows of several pages, newest first; a row that moved between pages meanwhile counts once. [D23] */
export function newestFirst<Row extends { id: number }>(
  parts: readonly ListPart<Row>[],
  dateOf: (row: Row) => string,
): Row[] {
  const byId = new Map(parts.flatMap(({ rows }) => rows).map((row) => [row.id, row]));
  const time = (row: Row) => Date.parse(dateOf(row)) || 0;
  return [...byId.values()].sort((a, b) => time(b) - time(a) || b.id - a.id);
}

/** The rows of several pages, in the server's order; a row that moved between pages meanwhile counts once. */
export function inServerOrder<Row extends { id: number }>(parts: readonly ListPart<Row>[]): Row[] {
  return [...new Map(parts.flatMap(({ rows }) => rows).map((row) => [row.id, row])).values()];
}

/** A list that was read again, with the rows of the earlier one that somebody is at work with, each after the row it was after. */
export function withRowsInWork<Row extends { id: number }>(
  before: readonly ListPart<Row>[],
  now: readonly ListPart<Row>[],
): readonly ListPart<Row>[] {
  const order = before.flatMap(({ rows }) => rows).map(({ id }) => id);
  const isIn = (parts: readonly ListPart<Row>[], id: number) =>
    parts.some(({ rows }) => rows.some((row) => row.id === id));
  const gone = (now[0]?.inWork ?? []).filter(({ id }) => order.includes(id) && !isIn(now, id));
  return gone.reduce((parts, row) => {
    const previous = order.slice(0, order.indexOf(row.id)).findLast((id) => isIn(parts, id));
    return parts.map((part, page) => {
      const at = part.rows.findIndex(({ id }) => id === previous) + 1;
      const isHere = previous === undefined ? page === 0 : at > 0;
      return isHere ? { ...part, rows: part.rows.toSpliced(at, 0, row) } : part;
    });
  }, now);
}

/** Fetches every row of the list anew, or of what it is narrowed to. */
export async function fetchAllRows<Row extends { id: number }>(
  source: ListSource<Row>,
  request: Request,
  narrowing?: ListNarrowing,
): Promise<Row[]> {
  const parts: ListPart<Row>[] = [];
  for (let page: number | undefined = 1; page !== undefined;) {
    const part: ListPart<Row> = await source.fetchPart(request, page, undefined, narrowing);
    parts.push(part);
    page = nextPage(part);
  }
  return newestFirst(parts, source.dateOf);
}
