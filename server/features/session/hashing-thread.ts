import { join } from 'node:path';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { Logger } from '../../log.ts';
import { siteFolder } from '../../root.ts';

/** Run from source it is beside this file; `npm run build` puts it beside the built server. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, 'bcrypt-thread.js')
  : join(siteFolder, 'dist/server/bcrypt-thread.js');
/** The thread's heap limits, in MB. bcrypt itself needs some kilobytes. */
const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
/** An idle thread is ended after this time, to free its memory. */
const IDLE_TIMEOUT_MS = 10_000;

/**
 * Runs bcrypt in a separate thread, one task at a time, so that password guesses use at most one core and never block
 * the server's thread. The thread starts with the first task.
 */
export class HashingThread {
  readonly #pool: Piscina;
  readonly #inTurn = pLimit(1);
  #isClosed = false;

  constructor(log: Logger) {
    this.#pool = new Piscina({
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_TIMEOUT_MS,
      atomics: 'disabled',
      execArgv: [], // it does not need the loader of a server that runs from source
      resourceLimits: MEMORY,
      recordTiming: false,
    });
    // Without a listener, an error would end the server.
    this.#pool.on('error', (error: unknown) => {
      log.error({ err: error }, 'the hashing thread ended outside a task; the next one starts another');
    });
  }

  /** @throws when the thread ends before the result */
  hash(password: string, cost: number): Promise<string> {
    return this.#run('hash', { password, cost }) as Promise<string>; // the result of bcrypt-thread.js
  }

  /** @throws when the thread ends before the result, or the hash is not a bcrypt hash */
  compare(password: string, hash: string): Promise<boolean> {
    return this.#run('compare', { password, hash }) as Promise<boolean>; // the result of bcrypt-thread.js
  }

  /** Ends the thread; waiting tasks fail. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.#pool.destroy();
  }

  #run(name: 'hash' | 'compare', task: object): Promise<unknown> {
    return this.#inTurn(async () => {
      if (this.#isClosed) throw new Error('The hashing thread is closed.'); // the pool would start a new thread
      // When a thread ends while it starts, the pool keeps its task waiting until the next one arrives.
      const lost = new AbortController();
      const giveUp = () => lost.abort(new Error('The hashing thread ended.'));
      this.#pool.once('workerDestroy', giveUp);
      try {
        return (await this.#pool.run(task, { filename: PROGRAM, name, signal: lost.signal })) as unknown;
      } finally {
        this.#pool.off('workerDestroy', giveUp);
      }
    });
  }
}
