import { join } from 'node:path';
import pLimit from 'p-limit';
import { Piscina } from 'piscina';
import type { Logger } from '../../log.ts';
import { projectRoot } from '../../root.ts';

/** From source it lies beside this file; `npm run build` puts it where the server is. */
const PROGRAM = import.meta.url.endsWith('.ts')
  ? join(import.meta.dirname, 'bcrypt-thread.js')
  : join(projectRoot, 'dist/server/bcrypt-thread.js');
/** What the thread's heap may hold, in MB. bcrypt itself needs some kilobytes. */
const MEMORY = { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 1 };
/** A thread that has nothing to do for so long is ended, and its memory given back. */
const IDLE_TIMEOUT_MS = 10_000;

/**
 * Runs bcrypt in a thread of its own, one task at a time, so that guesses at passwords take one core at most and none of
 * the time of the thread that serves everybody. The thread starts with the first task.
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
      execArgv: [], // the loader that a server run from source needs is not needed here
      resourceLimits: MEMORY,
      recordTiming: false,
    });
    // Without a listener it would end the server.
    this.#pool.on('error', (error: unknown) => {
      log.error({ err: error }, 'the hashing thread ended outside a task; the next one starts another');
    });
  }

  /** @throws when the thread ends before it is done */
  hash(password: string, cost: number): Promise<string> {
    return this.#run('hash', { password, cost }) as Promise<string>; // what bcrypt-thread.js gives
  }

  /** @throws when the thread ends before it is done, or the hash is none of bcrypt's */
  compare(password: string, hash: string): Promise<boolean> {
    return this.#run('compare', { password, hash }) as Promise<boolean>; // what bcrypt-thread.js gives
  }

  /** Ends the thread; what is still waiting fails. */
  close(): Promise<void> {
    this.#isClosed = true;
    return this.#pool.destroy();
  }

  #run(name: 'hash' | 'compare', task: object): Promise<unknown> {
    return this.#inTurn(async () => {
      if (this.#isClosed) throw new Error('The hashing thread is closed.'); // the pool would start another one
      // The pool would keep a task waiting whose thread ends while it starts, until somebody brings the next one.
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
