import { useState } from 'react';
import { TAKE_BACK_MS } from '#shared/limits.ts';
import { useCountdown } from '../../lib/use-countdown.ts';

/**
 * The seconds until an email goes out, counted down to 0: never more than it waits.
 * @param isJustSent it waits all that time then, whatever this device's clock says
 */
export function useSecondsLeft(until: string, isJustSent: boolean): number {
  const [latest] = useState(() => Date.now() + TAKE_BACK_MS);
  return useCountdown(isJustSent ? latest : Math.min(Date.parse(until), latest));
}
