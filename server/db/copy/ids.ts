import type { Db } from '../engine.ts';
import type { CopyEnd } from './copy-end.ts';
import type { TableCopy } from './decisions.ts';
import type { Contents } from './rows.ts';

/** Both ends of a copy, with their open transactions. */
export interface Ends {
  from: CopyEnd;
  source: Db;
  to: CopyEnd;
  target: Db;
}

/** The ids of deleted rows are not given out again, whichever of the two databases had them. */
export async function continueIds(ends: Ends, table: TableCopy, contents: Contents): Promise<void> {
  const present = await lastIdAtTarget(ends, table);
  const wanted = await lastIdAtSource(ends, table, contents);
  if (present !== null && present < wanted) await ends.to.continueAbove(ends.target, table, wanted);
}

/** Whether the target gives out none of the source's ids any more. */
export async function isContinued(ends: Ends, table: TableCopy, contents: Contents): Promise<boolean> {
  const present = await lastIdAtTarget(ends, table);
  return present === null || present >= (await lastIdAtSource(ends, table, contents));
}

async function lastIdAtTarget({ to, target }: Ends, table: TableCopy): Promise<number | null> {
  return table.numbered ? to.lastId(target, table) : null;
}

async function lastIdAtSource(
  { from, source }: Ends,
  table: TableCopy,
  { highestId }: Contents,
): Promise<number> {
  return table.numbered ? Math.max(highestId, (await from.lastId(source, table)) ?? 0) : 0;
}
