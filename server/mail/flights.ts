import type { Capacity } from './mailer.ts';

/** After this many milliseconds without an answer a message hangs, and room is kept for emails to a person. */
const HANGS_AFTER_MS = 2_000;

/** After this many milliseconds without an answer a trial is not waited for: another one follows. */
const TRIAL_MS = 60_000;

/** What may be sent now beside the messages on their way. */
export type Room =
  | { for: 'all' | 'people' }
  /** `wait` is in milliseconds, until there may be room although no message has ended. */
  | { for: 'none'; wait: number };

/** A message on its way to the mail server. */
interface Flight {
  /** By `performance.now()`. */
  start: number;
  /** Whether it tries a mail server that failed. */
  isTrial: boolean;
}

/** The messages on their way, over all connections of this process. */
export class Flights {
  readonly #flights = new Set<Flight>();

  get size(): number {
    return this.#flights.size;
  }

  /** Whether one of them is about to show that a mail server that failed works again. */
  get hasTrial(): boolean {
    const since = performance.now() - TRIAL_MS;
    return [...this.#flights].some(({ isTrial, start }) => isTrial && start > since);
  }

  begin(isTrial: boolean): Flight {
    const flight = { start: performance.now(), isTrial };
    this.#flights.add(flight);
    return flight;
  }

  end(flight: Flight): void {
    this.#flights.delete(flight);
  }

  /**
   * While one of the messages hangs, the last free connection is for emails to a person. A spare one is, too, when all
   * were given away before that.
   */
  room({ messages, hasSpare }: Capacity): Room {
    const { size } = this;
    const starts = [...this.#flights].map(({ start }) => start);
    const untilHangs = Math.min(...starts) + HANGS_AFTER_MS - performance.now();
    const hangs = untilHangs <= 0;
    if (size < messages && (!hangs || size < messages - 1)) return { for: 'all' };
    if (hangs && size < messages + (hasSpare ? 1 : 0)) return { for: 'people' };
    return { for: 'none', wait: hangs ? Number.POSITIVE_INFINITY : untilHangs };
  }
}
