import type { Logger } from '../../log.ts';
import { Periodic } from '../../periodic.ts';
import type { CampaignService } from './campaigns.service.ts';

/** How late it finds a campaign that another process has scheduled, and the longest that a set clock goes unnoticed. */
const MAX_SLEEP_MS = 60_000;
/** Before it looks again at a due campaign that another process has locked. */
const MIN_SLEEP_MS = 20;
/** Before it tries the database again. */
const RETRY_DELAY_MS = 5_000;

/**
 * Begins scheduled campaigns when they are due; late if no server was up then. Any number of processes may run one: each
 * campaign is begun by one of them, in one transaction with its emails.
 */
export class CampaignScheduler {
  readonly #beginning: Periodic;

  constructor({ campaigns, log }: { campaigns: CampaignService; log: Logger }) {
    this.#beginning = new Periodic({
      async work() {
        while (await campaigns.beginDue());
        const wait = (await campaigns.untilNextDue()) ?? MAX_SLEEP_MS;
        return Math.min(Math.max(wait, MIN_SLEEP_MS), MAX_SLEEP_MS);
      },
      onFailure(error) {
        log.error({ err: error }, 'scheduled newsletters could not be looked for');
        return RETRY_DELAY_MS;
      },
    });
  }

  start(): void {
    this.#beginning.start();
  }

  /** Must be called after a campaign was scheduled. It may be called at any time. */
  wake(): void {
    this.#beginning.wake();
  }

  /** Finishes what it has begun. */
  stop(): Promise<void> {
    return this.#beginning.stop();
  }
}
