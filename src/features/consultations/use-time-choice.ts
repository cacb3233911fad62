import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useHost } from '../../lib/host.ts';
import { type CallTime, isSameTime } from './use-call-drag.ts';

/** So long does a finger rest on a time to choose it (ms): less than until a browser opens a menu of its own. */
const HOLD_MS = 400;
/** A finger that goes farther scrolls (px). */
const MAX_DRIFT = 10;

/**
 * Times of a week that are chosen one by one, to be changed together: by presses, once that was begun from the menu of a
 * day, or by a finger that rests on one.
 */
export function useTimeChoice(onBegin: () => void) {
  const { announcer } = useHost();
  /** Null while none are being chosen. */
  const [times, setTimes] = useState<readonly CallTime[] | null>(null);
  const holding = useRef<AbortController | null>(null);
  /** Whether the press that is not over yet has chosen already. */
  const isHeld = useRef(false);
  useEffect(() => () => holding.current?.abort(), []);

  const has = (time: CallTime) => times?.some((one) => isSameTime(one, time)) === true;

  function begin(first: readonly CallTime[]) {
    onBegin();
    setTimes(first);
    announcer.announce('Choose times: each one that you press, until you take them off or open them.');
  }

  /** Waits whether a finger rests on a time. */
  function press({ pointerType, isPrimary, clientX, clientY }: PointerEvent, time: CallTime) {
    isHeld.current = false;
    if (pointerType === 'mouse' || !isPrimary || times !== null) return;
    holding.current?.abort();
    const over = new AbortController();
    holding.current = over;
    const { signal } = over;
    const timer = setTimeout(() => {
      isHeld.current = true;
      over.abort();
      begin([time]);
    }, HOLD_MS);
    signal.addEventListener('abort', () => clearTimeout(timer));
    const stop = () => over.abort();
    document.addEventListener(
      'pointermove',
      (event) => {
        if (Math.hypot(event.clientX - clientX, event.clientY - clientY) > MAX_DRIFT) stop();
      },
      { signal },
    );
    for (const end of ['pointerup', 'pointercancel']) document.addEventListener(end, stop, { signal });
  }

  return {
    isChoosing: times !== null,
    times: times ?? [],
    has,
    begin,
    press,
    /** Whether the press is that of a finger that has chosen by resting. */
    isHeld: () => isHeld.current,
    /** Chooses a time, or no more; not by the end of the press that has chosen it. */
    toggle(time: CallTime) {
      if (isHeld.current) isHeld.current = false;
      else
        setTimes((known) =>
          (known ?? []).some((one) => isSameTime(one, time))
            ? (known ?? []).filter((one) => !isSameTime(one, time))
            : [...(known ?? []), time],
        );
    },
    end: () => setTimes(null),
  };
}

export type TimeChoice = ReturnType<typeof useTimeChoice>;
