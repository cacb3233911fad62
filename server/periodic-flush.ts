interface Deps {
  /** Milliseconds from one write to the next. */
  every: number;
  /** Writes what waits. What it can't write it keeps for the next time, and throws. */
  write: () => Promise<void>;
  /** Called when a periodic write fails; those that are asked for reject instead. */
  onFailure: (error: unknown) => void;
}

/** Writes what was counted in memory every few seconds, when asked, and at the end: one write after the other. */
export class PeriodicFlush {
  readonly #write: () => Promise<void>;
  readonly #timer: NodeJS.Timeout;
  /** The end of the write under way, if there is one. */
  #written: Promise<void> = Promise.resolve();

  constructor({ every, write, onFailure }: Deps) {
    this.#write = write;
    this.#timer = setInterval(() => void this.flush().catch(onFailure), every);
    this.#timer.unref();
  }

  /** Writes what waits, after what is being written. */
  flush(): Promise<void> {
    const writing = this.#written.then(this.#write);
    this.#written = writing.catch(() => undefined);
    return writing;
  }

  /** Writes for the last time. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.flush();
  }
}
