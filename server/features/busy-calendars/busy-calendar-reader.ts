import type { Logger } from '../../log.ts';
import { Sleep } from '../../mail/sleep.ts';
import type { BusyCalendarService } from './busy-calendars.service.ts';

interface Deps {
  calendars: BusyCalendarService;
  log: Logger;
}

/** How late a calendar that is due is found. */
const LOOK_EVERY_MS = 30_000;

/** Reads calendars when they are due. Any number of processes may run one: each reading is made by one of them. */
export class BusyCalendarReader {
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

  /** Ends what is being read. */
  async close(): Promise<void> {
    this.#stopping = true;
    this.#sleep.wake();
    await this.#deps.calendars.close();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#isStopping()) {
      await this.#readDue();
      await this.#sleep.sleep(LOOK_EVERY_MS);
    }
  }

  async #readDue(): Promise<void> {
    const { calendars, log } = this.#deps;
    try {
      while (!this.#isStopping() && (await calendars.readDue()));
    } catch (error) {
      log.error({ err: error }, 'calendars of busy times could not be looked for');
    }
  }

  #isStopping(): boolean {
    return this.#stopping;
  }
}
