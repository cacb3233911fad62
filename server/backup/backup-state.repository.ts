import type { Db } from '../db/engine.ts';
import type { SharedClock } from '../db/shared-clock.ts';
import type { BackupStateRow } from '../db/tables.ts';
import type { Transaction } from '../db/unit-of-work.ts';

/** What was made, as the dashboard shows it. */
export type LastBackup = Pick<BackupStateRow, 'name' | 'made_at' | 'posts' | 'pictures' | 'bytes'>;

/** The row, as of `now` by the clock that all processes share. */
export interface LockedState extends BackupStateRow {
  now: Date;
}

/** What ends a run of failures. */
const WELL = { failing_since: null, failure: null };

/** The one row about the backups of a site: the last one, who makes one now, and what fails since when. */
export class BackupStateRepository {
  readonly #db: Db;
  readonly #now: SharedClock;

  constructor(db: Db, now: SharedClock) {
    this.#db = db;
    this.#now = now;
  }

  read(): Promise<BackupStateRow> {
    return this.#db.selectFrom('backup_state').selectAll().executeTakeFirstOrThrow();
  }

  /** Reads the row, and locks it until the transaction ends. */
  async lock({ db }: Transaction): Promise<LockedState> {
    const row = await db.selectFrom('backup_state').selectAll().forUpdate().executeTakeFirstOrThrow();
    return { ...row, now: await this.#now(db) };
  }

  /** Changes the row, within a transaction that has locked it where the change depends on what is there. */
  async update(change: Partial<BackupStateRow>, within?: Transaction): Promise<void> {
    await (within?.db ?? this.#db).updateTable('backup_state').set(change).execute();
  }

  /** Notes a backup that was made and restored. @param isDone whether nothing is left to do with it */
  noteMade(last: LastBackup, isDone: boolean): Promise<void> {
    return this.update({ ...last, ...(isDone ? WELL : {}) });
  }

  /** Notes that a backup was copied, and read back. */
  noteCopied(name: string): Promise<void> {
    return this.update({ copied_name: name, ...WELL });
  }
}
