import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Db } from '../engine.ts';
import type { ColumnKind, TableCopy } from './decisions.ts';

export type Value = string | number | null;
export type Row = Record<string, Value>;

/** Characters that a batch of rows holds, more or less. */
const BATCH_SIZE = 2_000_000;
const MAX_ROWS = 1_000;
const FIRST_ROWS = 20;

/** Any table: which tables and columns there are stands in the decisions. */
export function anyTable(db: Db): Kysely<Record<string, Row>> {
  return db as unknown as Kysely<Record<string, Row>>;
}

/** All rows of a table in the order of their keys, as many at a time as fit into memory. */
export async function* batches(
  db: Db,
  { name, key, columns, own }: TableCopy,
): AsyncGenerator<Row[], void, undefined> {
  const query = anyTable(db)
    .selectFrom(name)
    .select(columns.map((column) => column.name))
    .$if(own !== null, (all) => all.where(key, '<>', own))
    .orderBy(key);
  let limit = FIRST_ROWS;
  let rows = await query.limit(limit).execute();
  while (rows.length > 0) {
    yield rows;
    if (rows.length < limit) return;
    const fitting = Math.floor((limit * BATCH_SIZE) / sizeOf(rows));
    limit = Math.max(1, Math.min(fitting, limit * 4, MAX_ROWS));
    rows = await query
      .where(key, '>', rows.at(-1)?.[key] ?? null)
      .limit(limit)
      .execute();
  }
}

function sizeOf(rows: readonly Row[]): number {
  let size = 0;
  for (const row of rows) {
    for (const value of Object.values(row)) size += typeof value === 'string' ? value.length : 8;
  }
  return size;
}

/** What a table holds. */
export interface Contents {
  rows: number;
  /** Alike on both engines for the same rows. */
  digest: string;
  /** Of a table whose keys the database gives out; 0 when it is empty. */
  highestId: number;
}

/** Makes the contents of a table from its rows, which come in the order of their keys. */
export class ContentsOf {
  readonly #table: TableCopy;
  readonly #hash = createHash('sha256');
  #rows = 0;
  #highestId = 0;

  constructor(table: TableCopy) {
    this.#table = table;
  }

  add(rows: readonly Row[]): void {
    const { columns, key, numbered } = this.#table;
    for (const row of rows) {
      const values = columns.map(({ name, kind }) => canonical(kind, row[name] ?? null));
      this.#hash.update(`${JSON.stringify(values)}\n`);
    }
    this.#rows += rows.length;
    if (numbered) this.#highestId = Number(rows.at(-1)?.[key] ?? this.#highestId);
  }

  done(): Contents {
    return { rows: this.#rows, digest: this.#hash.digest('hex'), highestId: this.#highestId };
  }
}

function canonical(kind: ColumnKind, value: Value): Value {
  return kind === 'minutes' ? String(value) : value;
}

/** Reads a whole table. */
export async function contentsOf(db: Db, table: TableCopy): Promise<Contents> {
  const contents = new ContentsOf(table);
  for await (const rows of batches(db, table)) contents.add(rows);
  return contents.done();
}
