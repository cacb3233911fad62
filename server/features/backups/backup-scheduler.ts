import type { Logger } from '../../log.ts';
import { Periodic } from '../../periodic.ts';
import type { BackupService } from './backups.service.ts';

/** How late it tells of a failure, takes over from a process that is gone, and finds that a clock was set. */
const MAX_SLEEP_MS = 60_000;

/** Looks each minute, and when a backup is due, whether there is one to make. Any number of processes may run one. */
export class BackupScheduler {
  readonly #backups: BackupService;
  readonly #making: Periodic;

  constructor(backups: BackupService, log: Logger) {
    const wait = () => Math.min(backups.untilNextDue(), MAX_SLEEP_MS);
    this.#backups = backups;
    this.#making = new Periodic({
      async work() {
        await backups.runIfDue();
        return wait();
      },
      onFailure(error) {
        log.error({ err: error }, 'whether a backup is due could not be looked for; it is tried again');
        return wait();
      },
    });
  }

  start(): void {
    this.#making.start();
  }

  /** Ends what it has begun. */
  close(): Promise<void> {
    return this.#making.stop(() => this.#backups.stop());
  }
}
