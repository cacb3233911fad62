import { type FocusEvent, useEffect, useLayoutEffect, useRef } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { buttonsIn, sameOrFirst, slotOf } from './week-keys.ts';

/** Where a button is in a week: the how-manieth day, and the time. */
interface Place {
  button: Element;
  day: number;
  slot: string | undefined;
}

/**
 * Keeps the focus in the week when another one takes its place, or its calls that of free times: on the same weekday and time,
 * or the first of that day, once its calls are there; on the week itself until then, and where that day has none.
 */
export function useFocusInWeek(first: CalendarDay, isComing: boolean) {
  const week = useRef<HTMLOListElement>(null);
  const place = useRef<Place | null>(null);
  const shown = useRef(first);

  useLayoutEffect(() => {
    const isLost = document.activeElement === null || document.activeElement === document.body;
    const hasGone = place.current?.button.isConnected === false;
    if (isLost && (hasGone || shown.current !== first)) week.current?.focus({ preventScroll: true });
    shown.current = first;
  }, [first, isComing]);

  useEffect(() => {
    if (isComing || week.current === null || document.activeElement !== week.current) return;
    buttonAt(week.current, place.current)?.focus({ preventScroll: true });
  }, [first, isComing]);

  return {
    ref: week,
    tabIndex: -1,
    onFocus({ target, currentTarget }: FocusEvent<HTMLOListElement>) {
      const day = target.closest('[data-day]');
      if (day === null) return;
      place.current = {
        button: target,
        day: [...currentTarget.querySelectorAll('[data-day]')].indexOf(day),
        slot: slotOf(target),
      };
    },
  };
}

function buttonAt(week: HTMLElement, place: Place | null): HTMLElement | undefined {
  const days = week.querySelectorAll('[data-day]');
  const buttons = buttonsIn(week).filter(
    (button) => place !== null && days[place.day]?.contains(button) === true,
  );
  return sameOrFirst(buttons, place?.slot);
}
