import type { DeliveryState } from './delivery-state.repository.ts';
import { MAX_HOLD_MS } from './retry.ts';

/** Instants further ahead than they can be were written before the clock was set back; they no longer count. */
const CLOCK_TOLERANCE_MS = 60_000;

/** Milliseconds between two messages; 0 where the rate has no effect, because timers have a resolution of 1 ms. */
export function gapOf(perSecond: number): number {
  const gap = Math.ceil(1_000 / perSecond);
  return gap > 1 ? gap : 0;
}

/** Milliseconds until the hold ends; 0 when no emails are on hold. */
export function untilHoldEnds({ held_until, now }: DeliveryState): number {
  return until(held_until, now, MAX_HOLD_MS);
}

/** Milliseconds until the next message may be sent at this rate; 0 when it may be sent now. */
export function untilNext({ next_send_at, now }: DeliveryState, gap: number): number {
  return gap === 0 ? 0 : until(next_send_at, now, gap);
}

function until(instant: string | null, now: Date, most: number): number {
  if (instant === null) return 0;
  const wait = Date.parse(instant) - now.getTime();
  return wait > most + CLOCK_TOLERANCE_MS ? 0 : Math.max(0, wait);
}
