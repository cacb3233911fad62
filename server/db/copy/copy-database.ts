import { createHash } from 'node:crypto';
import type { Db } from '../engine.ts';
import { type CopyEnd, CopyError } from './copy-end.ts';
import { COPIED, MOVED, type TableCopy } from './decisions.ts';
import { fill } from './fill.ts';
import { continueIds, type Ends, isContinued } from './ids.ts';
import { anyTable, type Contents, contentsOf } from './rows.ts';

/**
 * What a target holds, seen from the source: nothing, the same already, exactly what an earlier move brought, or
 * something of its own.
 */
export type TargetState = 'empty' | 'same' | 'moved' | 'own';

export interface DatabaseCopy {
  state: TargetState;
  /** The rows of each table of the source. */
  tables: { name: string; rows: number }[];
}

/** What a table holds. */
export interface TableDigest {
  name: string;
  rows: number;
  digest: string;
}

interface Options {
  from: CopyEnd;
  to: CopyEnd;
  /** Whether a target with contents of its own is replaced, too. */
  replace: boolean;
}

/** The contents of each table that is copied, in order. */
type AllContents = Map<TableCopy, Contents>;

/**
 * Replaces what the target holds by what the source holds, and compares both, in one transaction of each.
 * @throws CopyError when the target has contents of its own, a row does not fit into it, or the contents differ
 *   afterwards; the target is as it was then
 */
export async function copyDatabase({ from, to, replace }: Options): Promise<DatabaseCopy> {
  return from.inTransaction((source) =>
    to.inTransaction(async (target) => {
      const state = await stateOf(target, { source, from, to });
      if (state === 'own' && !replace) throw ownContents();
      if (state !== 'same') await replaceAll({ from, source, to, target });
      return { state, tables: await rowsOf(source) };
    }),
  );
}

/**
 * What `copyDatabase` would do; neither database is changed.
 * @param options with null for a target that is not there yet
 */
export async function foreseeCopy({
  from,
  to,
  replace,
}: Omit<Options, 'to'> & { to: CopyEnd | null }): Promise<DatabaseCopy> {
  return from.inTransaction(async (source) => {
    const tables = await rowsOf(source);
    if (to === null) return { state: 'empty', tables };
    const state = await to.inTransaction((target) => stateOf(target, { source, from, to }));
    if (state === 'own' && !replace) throw ownContents();
    return { state, tables };
  });
}

/** A digest of each table that is copied, alike on both engines for the same rows. */
export async function tableDigests(end: CopyEnd): Promise<TableDigest[]> {
  const all = await end.inTransaction(allContents);
  return [...all].map(([{ name }, { rows, digest }]) => ({ name, rows, digest }));
}

/** The rows of each table that is copied. */
async function rowsOf(db: Db): Promise<DatabaseCopy['tables']> {
  const tables = [];
  for (const { name, key, own } of COPIED) {
    const { rows } = await anyTable(db)
      .selectFrom(name)
      .select((build) => build.fn.countAll<number>().as('rows'))
      .$if(own !== null, (all) => all.where(key, '<>', own))
      .executeTakeFirstOrThrow();
    tables.push({ name, rows });
  }
  return tables;
}

async function stateOf(target: Db, { source, from, to }: Omit<Ends, 'target'>): Promise<TargetState> {
  const present = await allContents(target);
  if ([...present.values()].every(({ rows }) => rows === 0)) return 'empty';
  const digest = digestOf(present);
  const wanted = await allContents(source);
  if (digest === digestOf(wanted) && (await goesOnAbove({ from, source, to, target }, wanted))) return 'same';
  const moved = await target
    .selectFrom('settings')
    .select('value')
    .where('name', '=', MOVED)
    .executeTakeFirst();
  return moved?.value === digest ? 'moved' : 'own';
}

async function allContents(db: Db): Promise<AllContents> {
  const all: AllContents = new Map();
  for (const table of COPIED) all.set(table, await contentsOf(db, table));
  return all;
}

function digestOf(all: AllContents): string {
  const hash = createHash('sha256');
  for (const [{ name }, { rows, digest }] of all) hash.update(`${name} ${rows} ${digest}\n`);
  return hash.digest('hex');
}

async function replaceAll(ends: Ends): Promise<void> {
  const { source, to, target } = ends;
  for (const { name } of COPIED.toReversed()) await anyTable(target).deleteFrom(name).execute();
  const copied: AllContents = new Map();
  for (const table of COPIED) copied.set(table, await fill(table, source, to, target));
  await countPublished(target);
  for (const [table, contents] of copied) await compare(target, table, contents);
  for (const [table, contents] of copied) await continueIds(ends, table, contents);
  const setting = { name: MOVED, value: digestOf(copied) };
  await target.insertInto('settings').values(setting).execute();
  // For the processes that have read what was there before.
  await target
    .updateTable('revisions')
    .set((build) => ({ revision: build('revision', '+', 1) }))
    .execute();
}

/** Counted at once, since a trigger that counts row by row does more and more work in one transaction of PostgreSQL. */
async function countPublished(target: Db): Promise<void> {
  await target.deleteFrom('published_counts').execute();
  await target
    .insertInto('published_counts')
    .columns(['category_id', 'posts'])
    .expression(
      target
        .selectFrom('posts')
        .select(({ fn }) => ['category_id', fn.countAll<number>().as('posts')])
        .where('status', '=', 'published')
        .groupBy('category_id'),
    )
    .execute();
}

async function compare(target: Db, table: TableCopy, wanted: Contents): Promise<void> {
  const { rows, digest } = await contentsOf(target, table);
  if (rows !== wanted.rows) {
    throw new CopyError(
      `The table ${table.name} has ${wanted.rows} rows at the source, but ${rows} at the target. Nothing was copied.`,
    );
  }
  if (digest !== wanted.digest) {
    throw new CopyError(
      `The table ${table.name} has other contents at the target than at the source. Nothing was copied.`,
    );
  }
}

async function goesOnAbove(ends: Ends, all: AllContents): Promise<boolean> {
  for (const [table, contents] of all) if (!(await isContinued(ends, table, contents))) return false;
  return true;
}

function ownContents(): CopyError {
  return new CopyError(
    'The target has contents of its own. Take an empty database, or let them be replaced by --replace.',
  );
}
