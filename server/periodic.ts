import { Sleep } from './sleep.ts';

interface Deps {
  /** Does what is due. @returns milliseconds until it is to look again. @param isStopping whether it is to come to an end */
  work: (isStopping: () => boolean) => Promise<number>;
  /** Says what went wrong. @returns milliseconds until it is tried again */
  onFailure: (error: unknown) => number;
}

/** Work that looks again and again whether something is due, for as long as the process runs: one round after the other. */
export class Periodic {
  readonly #deps: Deps;
  readonly #sleep = new Sleep();
  #running: Promise<void> | null = null;
  #isStopping = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Lets it look at once, or once more after the round that it is in. It may be called at any time. */
  wake(): void {
    this.#sleep.wake();
  }

  /**
   * Ends after the round that it is in.
   * @param end ends what this round does, where it would take long
   */
  async stop(end?: () => Promise<void> | void): Promise<void> {
    this.#isStopping = true;
    this.wake();
    await end?.();
    await this.#running;
  }

  async #run(): Promise<void> {
    const isStopping = () => this.#isStopping;
    for (;;) {
      this.#sleep.rearm();
      if (isStopping()) return; // `stop` may have been called before `rearm`
      const wait = await this.#round(isStopping);
      await this.#sleep.sleep(wait);
    }
  }

  async #round(isStopping: () => boolean): Promise<number> {
    try {
      return await this.#deps.work(isStopping);
    } catch (error) {
      return this.#deps.onFailure(error);
    }
  }
}
