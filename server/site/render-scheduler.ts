import { RenderQueue, type RenderRequest } from './render-queue.ts';

/** Who waits for so long for a render to begin goes without: scripts draw a plain page sooner; in ms. */
const MAX_WAIT_MS = 5_000;

export interface RenderCall extends RenderRequest {
  /** Aborted when the caller no longer waits. */
  signal: AbortSignal;
  /** Called when its turn did not come in time. */
  onTimeout: () => void;
}

interface Waiting<Made> extends RenderRequest {
  render: () => Promise<Made>;
  begun: (made: Promise<Made>) => void;
}

/** Runs one render at a time, in the order that `RenderQueue` decides. */
export class RenderScheduler<Made> {
  readonly #queue = new RenderQueue<Waiting<Made>>();
  #underWay: { key: string; made: Promise<Made> } | null = null;

  /**
   * What `render` makes, or what another call made of the same key that was waiting or under way.
   * Null when there is no room for this visitor, and when its turn does not come in time or the caller left before it.
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
