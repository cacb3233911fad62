import type { DeliveryState } from './delivery-state.repository.ts';
import { MAX_HOLD_MS } from './retry.ts';

/** A hold that is further ahead than it can be was written before the clock was set back; it no longer counts. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Milliseconds until the hold ends; 0 when no emails are on hold. */
export function untilHoldEnds({ held_until, now }: DeliveryState): number {
  if (held_until === null) return 0;
  const wait = Date.parse(held_until) - now.getTime();
  return wait > MAX_HOLD_MS + CLOCK_TOLERANCE_MS ? 0 : Math.max(0, wait);
}

/**
 * Keeps all workers together to a rate. Each waits by its own stopwatch from when it first saw the shared instant of the
 * next message, and at most one gap. So a clock that stands, or was set back, delays nothing for longer.
 */
export class Pace {
  /** Milliseconds between two messages; 0 where the rate has no effect, because timers have a resolution of 1 ms. */
  readonly #gap: number;
  #seen: string | null = null;
  #over = 0;

  constructor(perSecond: number) {
    const gap = Math.ceil(1_000 / perSecond);
    this.#gap = gap > 1 ? gap : 0;
  }

  /** Milliseconds until the next message may be sent; 0 when it may be sent now. */
  untilNext({ next_send_at, now }: DeliveryState): number {
    if (this.#gap === 0 || next_send_at === null) return 0;
    if (next_send_at !== this.#seen) {
      const wait = Math.min(Date.parse(next_send_at) - now.getTime(), this.#gap);
      this.#seen = next_send_at;
      this.#over = performance.now() + wait;
    }
    return Math.max(0, Math.ceil(this.#over - performance.now()));
  }

  /** When the message after this one may be sent; null where the rate has no effect. It always moves on. */
  afterThis({ next_send_at, now }: DeliveryState): string | null {
    if (this.#gap === 0) return null;
    const from = Math.max(now.getTime(), Date.parse(next_send_at ?? now.toISOString()));
    return new Date(from + this.#gap).toISOString();
  }
}
