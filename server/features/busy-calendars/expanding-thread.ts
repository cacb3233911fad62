import { join } from 'node:path';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { Logger } from '../../log.ts';
import { siteFolder } from '../../root.ts';
import { CalendarProblem } from './calendar-problem.ts';
import type { ReadInThread } from './calendar-thread.ts';
import type { BusyTimes, FilesToRead } from './icalendar/busy-times-of.ts';

const BUILT = join(siteFolder, 'dist/server/calendar-thread.js');
/** `npm run dev` runs from source through tsx, whose threads do so, too; tests run the built one. */
const runsFromSource = process.execArgv.some((argument) => argument.includes('tsx'));
const PROGRAM = runsFromSource ? join(import.meta.dirname, 'calendar-thread.ts') : BUILT;
/** The thread's heap limits, in MB. The largest calendar that is fetched needs about a hundred. */
const MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 8 };
/** An idle thread is ended after this time, to free its memory. */
const IDLE_TIMEOUT_MS = 10_000;
/** Longer than any calendar takes that a person keeps. */
const TIMEOUT_MS = 20_000;

/**
 * Works out busy times in a separate thread, one calendar at a time: however large one is, and however mad its rules,
 * nobody else waits for it.
 */
export class ExpandingThread {
  readonly #pool: Piscina;
  readonly #inTurn = pLimit(1);

  constructor(log: Logger) {
    this.#pool = new Piscina({
      filename: PROGRAM,
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_TIMEOUT_MS,
      atomics: 'disabled',
      resourceLimits: MEMORY,
      recordTiming: false,
    });
    // Without a listener, an error would end the server.
    this.#pool.on('error', (error: unknown) => {
      log.error({ err: error }, 'the thread for calendars ended outside a task; the next one starts another');
    });
  }

  /** @throws CalendarProblem */
  read(task: FilesToRead): Promise<BusyTimes> {
    return this.#inTurn(async () => {
      const found = await this.#run(task);
      if ('problem' in found) throw new CalendarProblem(found.problem);
      return found;
    });
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }

  async #run(task: FilesToRead): Promise<ReadInThread> {
    const timeout = AbortSignal.timeout(TIMEOUT_MS);
    const ending = new AbortController();
    const end = () => ending.abort(timeout.reason);
    // A thread that ends before it starts a task does not reject it; the task would wait forever.
    const fail = (error: unknown) => ending.abort(error);
    timeout.addEventListener('abort', end);
    this.#pool.once('error', fail);
    try {
      return (await this.#pool.run(task, { signal: ending.signal })) as ReadInThread; // what calendar-thread.ts returns
    } catch {
      throw new CalendarProblem(timeout.aborted ? 'too-slow' : 'broken'); // as when its memory is full
    } finally {
      timeout.removeEventListener('abort', end);
      this.#pool.off('error', fail);
    }
  }
}
