import { RenderQueue, type RenderRequest } from './render-queue.ts';

/** Maximum wait until a render starts, in ms; after that, a plain page is faster. */
const MAX_WAIT_MS = 5_000;

export interface RenderCall extends RenderRequest {
  /** Aborted when the client no longer waits. */
  signal: AbortSignal;
  /** Called when its turn did not come in time. */
  onTimeout: () => void;
}

interface Waiting<Made> extends RenderRequest {
  render: () => Promise<Made>;
  begun: (made: Promise<Made>) => void;
}

/** Runs one render at a time, in the order of the `RenderQueue`. */
export class RenderScheduler<Made> {
  readonly #queue = new RenderQueue<Waiting<Made>>();
  #underWay: { key: string; made: Promise<Made> } | null = null;

  /**
   * Returns what `render` makes, or shares the result of a waiting or running call with the same key. Null when the
   * queue is full for this visitor, when its turn does not come in time, or when the client left before.
   * @throws what `render` throws
   */
  run(
    { key, visitor, first, signal, onTimeout }: RenderCall,
    render: () => Promise<Made>,
  ): Promise<Made | null> {
    if (this.#underWay?.key === key) return this.#underWay.made;
    return new Promise((resolve) => {
      const giveUp = () => {
        this.#queue.leave(waiting);
        settle(null);
      };
      const timer = setTimeout(() => {
        onTimeout();
        giveUp();
      }, MAX_WAIT_MS);
      const settle = (made: Promise<Made> | null) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        resolve(made);
      };
      const waiting: Waiting<Made> = { key, visitor, first, render, begun: settle };
      signal.addEventListener('abort', giveUp);
      if (signal.aborted || !this.#queue.enter(waiting)) settle(null);
      else this.#beginNext();
    });
  }

  #beginNext(): void {
    if (this.#underWay !== null) return;
    const requests = this.#queue.next();
    const [request] = requests;
    if (request === undefined) return;
    const made = request.render().finally(() => {
      this.#underWay = null;
      this.#beginNext();
    });
    this.#underWay = { key: request.key, made };
    for (const { begun } of requests) begun(made);
  }
}
