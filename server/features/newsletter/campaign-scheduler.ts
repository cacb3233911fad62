import type { Logger } from '../../log.ts';
import { Sleep } from '../../mail/sleep.ts';
import type { CampaignService } from './campaigns.service.ts';

interface Deps {
  campaigns: CampaignService;
  log: Logger;
}

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
  readonly #deps: Deps;
  readonly #sleep = new Sleep();
  #running: Promise<void> | null = null;
  #stopping = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Must be called after a campaign was scheduled. It may be called at any time. */
  wake(): void {
    this.#sleep.wake();
  }

  /** Finishes what it has begun. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopping) {
      this.#sleep.rearm();
      const wait = await this.#beginDue();
      if (this.#isStopping()) break; // `stop` may have been called before `rearm`
      await this.#sleep.sleep(Math.min(Math.max(wait, MIN_SLEEP_MS), MAX_SLEEP_MS));
    }
  }

  /** Begins all that is due. @returns milliseconds until it has to look again */
  async #beginDue(): Promise<number> {
    const { campaigns, log } = this.#deps;
    try {
      while (await campaigns.beginDue());
      return (await campaigns.untilNextDue()) ?? MAX_SLEEP_MS;
    } catch (error) {
      log.error({ err: error }, 'scheduled newsletters could not be looked for');
      return RETRY_DELAY_MS;
    }
  }

  #isStopping(): boolean {
    return this.#stopping;
  }
}
