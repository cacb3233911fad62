import type { Logger } from '../../log.ts';
import { Periodic } from '../../periodic.ts';
import type { BusyCalendarService } from './busy-calendars.service.ts';

/** How late a calendar that is due is found. */
const LOOK_EVERY_MS = 30_000;

/** Reads calendars when they are due. Any number of processes may run one: each reading is made by one of them. */
export class BusyCalendarReader {
  readonly #calendars: BusyCalendarService;
  readonly #reading: Periodic;

  constructor({ calendars, log }: { calendars: BusyCalendarService; log: Logger }) {
    this.#calendars = calendars;
    this.#reading = new Periodic({
      async work(isStopping) {
        while (!isStopping() && (await calendars.readDue()));
        return LOOK_EVERY_MS;
      },
      onFailure(error) {
        log.error({ err: error }, 'calendars of busy times could not be looked for');
        return LOOK_EVERY_MS;
      },
    });
  }

  start(): void {
    this.#reading.start();
  }

  /** Ends what is being read. */
  close(): Promise<void> {
    return this.#reading.stop(() => this.#calendars.close());
  }
}
