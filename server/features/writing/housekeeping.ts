/** How often it is looked what is over. */
const EVERY_MS = 60 * 60 * 1_000;

interface Deps {
  /** Each deletes what is over, however often it is called, and by however many processes. */
  tasks: readonly (() => Promise<void>)[];
  onFailure: (error: unknown) => void;
}

/** Deletes what was kept for a time only, once an hour. */
export class Housekeeping {
  readonly #deps: Deps;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> = Promise.resolve();

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#running = this.run();
    this.#timer = setInterval(() => {
      this.#running = this.run();
    }, EVERY_MS);
    this.#timer.unref();
  }

  /** Runs all tasks now; one that fails is reported, and does not stop the others. */
  async run(): Promise<void> {
    for (const task of this.#deps.tasks) {
      try {
        await task();
      } catch (error) {
        this.#deps.onFailure(error);
      }
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#running;
  }
}
