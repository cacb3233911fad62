import { randomUUID } from 'node:crypto';
import type { BackupStatus } from '#shared/contract/backups.ts';
import type { BackupAction, BackupProgram, BackupRun } from '../../backup/backup-process.ts';
import type { BackupStateRepository } from '../../backup/backup-state.repository.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { BackupStateRow } from '../../db/tables.ts';
import type { InTransaction } from '../../db/unit-of-work.ts';
import { HttpError } from '../../http/errors.ts';
import type { Logger } from '../../log.ts';
import type { BackupNotices } from './backup-notices.ts';
import { isDue, isOverdue, isRunning, nextDue } from './backup-schedule.ts';

/** How long a claim holds: a process that is gone makes no backup any more. */
const CLAIM_MS = 60_000;
const RENEWAL_MS = 20_000;

interface Deps {
  config: Pick<Config, 'backupAt' | 'backupTo'>;
  inTransaction: InTransaction;
  repository: BackupStateRepository;
  /** Null where this process makes no backups. */
  program: BackupProgram | null;
  notices: BackupNotices;
  clock: Clock;
  log: Logger;
}

/**
 * Makes the backups of a site, in a process of their own. Any number of processes may look whether one is due: one of
 * them claims it, and holds the claim while it makes it.
 */
export class BackupService {
  readonly #deps: Deps;
  readonly #me = randomUUID();
  readonly #upSince: Date;
  #run: BackupRun | null = null;
  #running: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(deps: Deps) {
    this.#deps = deps;
    this.#upSince = deps.clock();
  }

  async status(): Promise<BackupStatus> {
    const { config, repository, clock } = this.#deps;
    const now = clock();
    return present(await repository.read(), { now, config });
  }

  /** Makes one now, unless one is being made. @throws HttpError 503 where this process makes none */
  async backUpNow(): Promise<BackupStatus> {
    if (this.#deps.program === null) throw new HttpError(503, 'This server makes no backups.');
    await this.#begin((state, now) => !isRunning(state, now));
    return this.status();
  }

  /** Makes one if one is due, and tells the owner what there is to tell. Resolves once it is made. */
  async runIfDue(): Promise<void> {
    const { config, clock, program, notices } = this.#deps;
    const at = config.backupAt;
    if (program !== null && !this.#isStopping) {
      const isTime = (state: BackupStateRow, now: Date) => isDue(state, { now, at, upSince: this.#upSince });
      // Looked at without a lock first, since there is nothing to do nearly always.
      if (isTime(await this.#deps.repository.read(), clock())) await this.#begin(isTime);
    }
    await this.#running;
    await notices.tell();
  }

  /** Milliseconds until the next one is due. */
  untilNextDue(): number {
    const { config, clock } = this.#deps;
    const now = clock();
    return config.backupAt === null
      ? Number.POSITIVE_INFINITY
      : Number(nextDue(now, config.backupAt)) - Number(now);
  }

  /** Ends the one that is being made; it is made anew by the next process. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    this.#run?.stop();
    await this.#running;
  }

  /** Claims one, if `wanted` still says so, and makes it without being waited for. */
  async #begin(wanted: (state: BackupStateRow, now: Date) => boolean): Promise<void> {
    const { inTransaction, repository } = this.#deps;
    if (this.#run !== null) return; // a claim can end while the machine sleeps
    const action = await inTransaction(async (transaction) => {
      const state = await repository.lock(transaction);
      const { now } = state;
      if (!wanted(state, now)) return null;
      const tried = { tried_at: now.toISOString(), ...this.#claim(now) };
      await repository.update(tried, transaction);
      return actionFor(state);
    });
    if (action !== null) this.#running = this.#make(action);
  }

  async #make(action: BackupAction): Promise<void> {
    const { program, log } = this.#deps;
    if (program === null) return;
    const renewing = setInterval(() => void this.#renew(), RENEWAL_MS);
    try {
      this.#run = program(action);
      if (this.#isStopping) this.#run.stop();
      const outcome = await this.#run.outcome;
      if (outcome === 'stopped') await this.#end({ tried_at: null });
      else if (outcome.failure === null) await this.#end({});
      else {
        log.error({ reason: outcome.failure }, 'the backup failed');
        await this.#end({ failure: outcome.failure });
      }
    } catch (error) {
      log.error({ err: error }, 'what became of the backup could not be written');
    } finally {
      clearInterval(renewing);
      this.#run = null;
    }
  }

  /** Gives the claim back, unless another process has taken it over. */
  async #end({ failure, ...change }: { failure?: string; tried_at?: null }): Promise<void> {
    const { inTransaction, repository } = this.#deps;
    await inTransaction(async (transaction) => {
      const state = await repository.lock(transaction);
      if (state.claimed_by !== this.#me) return;
      const failed =
        failure === undefined
          ? {}
          : { failure, failing_since: state.failing_since ?? state.now.toISOString() };
      await repository.update({ ...change, ...failed, claimed_by: null, claimed_until: null }, transaction);
    });
  }

  async #renew(): Promise<void> {
    const { inTransaction, repository, log } = this.#deps;
    try {
      await inTransaction(async (transaction) => {
        const state = await repository.lock(transaction);
        if (state.claimed_by !== this.#me) return;
        await repository.update(this.#claim(state.now), transaction);
      });
    } catch (error) {
      log.warn({ err: error }, 'the claim on the backup could not be renewed');
    }
  }

  #claim(now: Date) {
    return { claimed_by: this.#me, claimed_until: new Date(Number(now) + CLAIM_MS).toISOString() };
  }
}

/** A try that made a backup, and failed to copy it, is gone on with. */
function actionFor({ failing_since, tried_at, made_at, name, copied_name }: BackupStateRow): BackupAction {
  const isMade = failing_since !== null && tried_at !== null && made_at !== null && made_at >= tried_at;
  return isMade && name !== copied_name ? 'copy' : 'make';
}

/** What the dashboard shows. */
function present(
  state: BackupStateRow,
  { now, config: { backupAt, backupTo } }: { now: Date; config: Deps['config'] },
): BackupStatus {
  const { name, made_at, posts, pictures, bytes, copied_name, failing_since, failure } = state;
  const isCopied = backupTo !== null && name === copied_name;
  return {
    success: true,
    next_at: backupAt === null ? null : nextDue(now, backupAt).toISOString(),
    running: isRunning(state, now),
    last:
      made_at === null
        ? null
        : { made_at, posts, pictures, bytes, copied_to: isCopied ? backupTo.address.label : null },
    failing: failing_since === null || failure === null ? null : { since: failing_since, reason: failure },
    overdue: isOverdue(state, now, backupAt),
  };
}
