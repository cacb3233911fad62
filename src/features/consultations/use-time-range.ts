import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { useHost } from '../../lib/host.ts';
import type { CallTime } from './use-call-drag.ts';
import { slotOf, timesIn } from './week-keys.ts';

/** Times of a day that are chosen together, from the one that it began at to the one that it was drawn to. */
interface TimeRange {
  day: CalendarDay;
  from: Slot;
  to: Slot;
  /** All between them, too. */
  slots: readonly Slot[];
}

/** Which times of a day are chosen together, by a mouse that is drawn over them or by Shift and an arrow key, and whose menu is open. */
export function useTimeRange() {
  const { announcer } = useHost();
  const [range, setRange] = useState<TimeRange | null>(null);
  const [open, setOpen] = useState<CallTime | null>(null);
  const drawing = useRef<AbortController | null>(null);
  /** Whether the press that is not over yet was given up. */
  const isGivenUp = useRef(false);
  useEffect(() => () => drawing.current?.abort(), []);

  function clear() {
    setRange(null);
  }

  /** Draws on from a time that is pressed, until the button is let go. A finger scrolls. */
  function press({ pointerType, button, currentTarget }: PointerEvent<HTMLElement>, { day, slot }: CallTime) {
    isGivenUp.current = false;
    const part = currentTarget.closest<HTMLElement>('[data-day]');
    if (pointerType !== 'mouse' || button !== 0 || part === null) return;
    clear();
    let drawn: TimeRange | null = null;
    const over = new AbortController();
    drawing.current?.abort();
    drawing.current = over;
    const { signal } = over;
    function move({ clientX, clientY, buttons }: globalThis.PointerEvent) {
      const to = part === null ? null : timeAt(part, clientX, clientY);
      if (buttons === 0) over.abort();
      else if (part !== null && to !== null && to !== (drawn?.to ?? slot)) {
        drawn = rangeIn(part, { day, slot }, to);
        setRange(drawn);
      }
    }
    function end() {
      over.abort();
      if (drawn !== null && drawn.slots.length > 1) setOpen({ day, slot: drawn.to });
    }
    function giveUp(event: globalThis.KeyboardEvent) {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      isGivenUp.current = true;
      over.abort();
      clear();
    }
    document.addEventListener('pointermove', move, { signal });
    document.addEventListener('pointerup', end, { signal });
    document.addEventListener('pointercancel', () => over.abort(), { signal });
    document.addEventListener('keydown', giveUp, { signal, capture: true });
  }

  /** Takes in the next or the previous time of the day, from the one that has the focus. @returns whether that was asked for */
  function extend(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    if (!shiftKey || (key !== 'ArrowDown' && key !== 'ArrowUp')) return false;
    const part = document.activeElement?.closest<HTMLElement>('[data-day]');
    if (part === null || part === undefined) return false;
    const times = timesIn(part);
    const at = times.findIndex((time) => time === document.activeElement);
    if (at === -1) return false;
    event.preventDefault();
    const [here, next] = [times[at], times[at + (key === 'ArrowDown' ? 1 : -1)]];
    const to = timeOf(next);
    const { day = '' } = part.dataset;
    const from = range !== null && range.day === day ? range.from : timeOf(here);
    if (to === null || from === null) return true;
    const drawn = rangeIn(part, { day, slot: from }, to);
    setRange(drawn);
    next?.focus();
    announcer.announce(describe(drawn));
    return true;
  }

  return {
    press,
    extend,
    clear,
    isChosen: ({ day, slot }: CallTime) =>
      range?.day === day && range.slots.length > 1 && range.slots.includes(slot),
    /** The times that are chosen together with one; it alone where it is not among them. */
    around: ({ day, slot }: CallTime): readonly Slot[] =>
      range?.day === day && range.slots.includes(slot) ? range.slots : [slot],
    isOpen: (time: CallTime) => isSame(open, time),
    /** Opens or closes the menu of a time; what was given up opens none. */
    setOpen(time: CallTime, isOpen: boolean) {
      if (!isOpen) {
        setOpen((known) => (isSame(known, time) ? null : known));
        clear();
      } else if (isGivenUp.current) isGivenUp.current = false;
      else setOpen(time);
    },
  };
}

export type TimeRanges = ReturnType<typeof useTimeRange>;

function isSame(one: CallTime | null, { day, slot }: CallTime): boolean {
  return one?.day === day && one.slot === slot;
}

function timeOf(time: Element | undefined): Slot | null {
  return parseSlot(slotOf(time) ?? '');
}

/** The times of a day from one to another, whichever is earlier. */
function rangeIn(part: HTMLElement, { day, slot: from }: CallTime, to: Slot): TimeRange {
  const all = timesIn(part).flatMap((time) => timeOf(time) ?? []);
  const [first = 0, last = 0] = [all.indexOf(from), all.indexOf(to)].sort((one, other) => one - other);
  return { day, from, to, slots: all.slice(first, last + 1) };
}

/** The time of a day at that height; of several beside each other, the one that is pointed at. */
function timeAt(part: HTMLElement, x: number, y: number): Slot | null {
  const beside = timesIn(part).filter((time) => {
    const { top, bottom } = time.getBoundingClientRect();
    return top <= y && y < bottom;
  });
  const isUnder = (time: HTMLElement) => {
    const { left, right } = time.getBoundingClientRect();
    return left <= x && x < right;
  };
  return timeOf(beside.length === 1 ? beside[0] : beside.find(isUnder));
}

function describe({ slots }: TimeRange): string {
  const [first, last] = [slots[0], slots.at(-1)];
  if (first === undefined || last === undefined) return '';
  return slots.length === 1
    ? formatSlot(first)
    : `${slots.length} times: ${formatSlot(first)} to ${formatSlot(last)}`;
}
