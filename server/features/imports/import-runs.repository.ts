import type { ImportChoices, ImportFigures, ImportPart } from '#shared/contract/imports.ts';
import type { Db } from '../../db/engine.ts';
import type { ImportRunRow } from '../../db/tables.ts';

/** A file as it was announced. */
export interface AnnouncedFile {
  part: ImportPart;
  name: string;
  size: number;
}

/** What a process that works on an import is known by. */
export interface RunKey {
  id: string;
  run: number;
}

const NO_CHOICES: ImportChoices = { fetch: false, agreed: false, ask: false, pages: false };
/** What is kept of the report's warnings. */
const MAX_WARNINGS = 10_000;

/** The import that the dashboard shows. Every process reads it, and a process of its own works on it. */
export class ImportRunRepository {
  readonly #db: Db;

  constructor(db: Db) {
    this.#db = db;
  }

  async find(): Promise<ImportRunRow | null> {
    return (await this.#db.selectFrom('import_runs').selectAll().executeTakeFirst()) ?? null;
  }

  /** Takes the place of another one, unless a process has worked on that since `since`. @returns whether it did */
  async begin(id: string, files: readonly AnnouncedFile[], at: string, since: string): Promise<boolean> {
    const row = {
      id,
      run: 0,
      state: 'receiving' as const,
      files: JSON.stringify(files),
      choices: JSON.stringify(NO_CHOICES),
      done: 0,
      total: 0,
      was_bringing: 0,
      is_stopping: 0,
      preview: null,
      report: null,
      pages: null,
      problem: null,
      changed_at: at,
      seen_at: at,
    };
    const { numInsertedOrUpdatedRows } = await this.#db
      .insertInto('import_runs')
      .values({ slot: 1, ...row })
      .onConflict((conflict) =>
        conflict
          .column('slot')
          .doUpdateSet(row)
          .where((build) =>
            build.or([
              build('import_runs.state', 'not in', ['looking', 'bringing']),
              build('import_runs.seen_at', '<', since),
            ]),
          ),
      )
      .executeTakeFirst();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }

  /** Lets a new process work on it, unless another one has since `since`. @returns its key; null where it may not */
  async start(
    { id, state, choices }: { id: string; state: 'looking' | 'bringing'; choices: ImportChoices },
    at: string,
    since: string,
  ): Promise<RunKey | null> {
    const row = await this.#db
      .updateTable('import_runs')
      .set((build) => ({
        run: build('run', '+', 1),
        state,
        choices: JSON.stringify(choices),
        was_bringing: state === 'bringing' ? 1 : 0,
        is_stopping: 0,
        done: 0,
        total: 0,
        problem: null,
        changed_at: at,
        seen_at: at,
      }))
      .where('id', '=', id)
      .where((build) =>
        build.or([
          build('state', 'not in', ['looking', 'bringing', 'done']),
          build.and([build('state', '<>', 'done'), build('seen_at', '<', since)]),
        ]),
      )
      .returning('run')
      .executeTakeFirst();
    return row === undefined ? null : { id, run: row.run };
  }

  /** Asks the process that works on it to stop. */
  async askToStop(id: string): Promise<void> {
    await this.#db.updateTable('import_runs').set({ is_stopping: 1 }).where('id', '=', id).execute();
  }

  /** Tells that the process is there, and how far it is. @returns whether it goes on: nobody stopped it, and no other took its place */
  async beat({ id, run }: RunKey, progress: { done: number; total: number }, at: string): Promise<boolean> {
    const row = await this.#db
      .updateTable('import_runs')
      .set({ ...progress, seen_at: at })
      .where('id', '=', id)
      .where('run', '=', run)
      .where('state', 'in', ['looking', 'bringing'])
      .returning('is_stopping')
      .executeTakeFirst();
    return row !== undefined && row.is_stopping === 0;
  }

  /** @param pages the files that were made of pages */
  async finish(
    key: RunKey,
    state: 'ready' | 'done',
    report: ImportFigures,
    { pages, at }: { pages: readonly { name: string; text: string }[]; at: string },
  ): Promise<void> {
    const kept = JSON.stringify({ ...report, warnings: report.warnings.slice(0, MAX_WARNINGS) });
    await this.#end(key, {
      state,
      ...(state === 'ready' ? { preview: kept } : { report: kept, pages: JSON.stringify(pages) }),
      problem: null,
      changed_at: at,
    });
  }

  /** @param problem a sentence; null where the owner stopped it */
  async leave(
    key: RunKey,
    { state, problem, at }: { state: 'stopped' | 'failed'; problem: string | null; at: string },
  ): Promise<void> {
    await this.#end(key, { state, problem, changed_at: at });
  }

  /** Whether its files were deleted. */
  async forgetFiles(id: string): Promise<void> {
    await this.#db.updateTable('import_runs').set({ files: '[]' }).where('id', '=', id).execute();
  }

  /** @returns false while a process has worked on it since `since` */
  async delete(id: string, since: string): Promise<boolean> {
    const { numDeletedRows } = await this.#db
      .deleteFrom('import_runs')
      .where('id', '=', id)
      .where((build) =>
        build.or([build('state', 'not in', ['looking', 'bringing']), build('seen_at', '<', since)]),
      )
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  async #end({ id, run }: RunKey, changes: Partial<ImportRunRow>): Promise<void> {
    await this.#db
      .updateTable('import_runs')
      .set(changes)
      .where('id', '=', id)
      .where('run', '=', run)
      .where('state', 'in', ['looking', 'bringing'])
      .execute();
  }
}
