import type { Logger } from '../../log.ts';
import { Sleep } from '../../mail/sleep.ts';
import type { BackupService } from './backups.service.ts';

/** How late it tells of a failure, takes over from a process that is gone, and finds that a clock was set. */
const MAX_SLEEP_MS = 60_000;

/** Looks each minute, and when a backup is due, whether there is one to make. Any number of processes may run one. */
export class BackupScheduler {
  readonly #backups: BackupService;
  readonly #log: Logger;
  readonly #sleep = new Sleep();
  #running: Promise<void> | null = null;
  #isStopping = false;

  constructor(backups: BackupService, log: Logger) {
    this.#backups = backups;
    this.#log = log;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Ends what it has begun. */
  async close(): Promise<void> {
    this.#isStopping = true;
    this.#sleep.wake();
    await this.#backups.stop();
    await this.#running;
  }

  async #run(): Promise<void> {
    for (;;) {
      this.#sleep.rearm();
      if (this.#isStopping) return;
      try {
        await this.#backups.runIfDue();
      } catch (error) {
        this.#log.error({ err: error }, 'whether a backup is due could not be looked for; it is tried again');
      }
      await this.#sleep.sleep(Math.min(this.#backups.untilNextDue(), MAX_SLEEP_MS));
    }
  }
}
