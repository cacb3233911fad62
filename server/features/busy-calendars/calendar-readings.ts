import type { Clock } from '../../clock.ts';
import type { CalendarAccess } from './calendar-access.ts';
import type { CalendarClient } from './calendar-client.ts';
import type { BusyTime } from './busy-times.repository.ts';
import type { Reading } from './busy-calendars.repository.ts';
import { timeToRead } from './busy-calendar-rules.ts';
import type { ExpandingThread } from './expanding-thread.ts';

interface Deps {
  client: CalendarClient;
  thread: ExpandingThread;
  clock: Clock;
  /** The host part of the UIDs of the site's own consultations. */
  host: string;
  /** Email addresses of the owner. */
  ownAddresses: readonly string[];
}

const MAX_NAME = 200;

/** Reads calendars where they are: what keeps their owner busy, and nothing else of them. */
export class CalendarReadings {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** @throws CalendarProblem */
  async read(access: CalendarAccess, signal: AbortSignal): Promise<Reading & { times: BusyTime[] }> {
    const { client, thread, clock, host, ownAddresses } = this.#deps;
    const { from, until } = timeToRead(clock());
    const { files, name } = await client.fetch(access, from, until, signal);
    const owners = [...ownAddresses, access.user].map((address) => address.toLowerCase());
    const found = await thread.read({ files, from, until, ownHost: host, ownAddresses: owners });
    return {
      name: (name ?? found.name ?? '').toWellFormed().slice(0, MAX_NAME).trim(),
      unreadable: found.unreadable,
      times: found.spans.map(({ start, end }) => ({ start: new Date(start), end: new Date(end) })),
    };
  }

  close(): Promise<void> {
    return this.#deps.thread.close();
  }
}
