import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { parseSlot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { howMany } from '../../lib/how-many.ts';
import { useHost } from '../../lib/host.ts';
import { type CallTime, isSameTime } from './use-call-drag.ts';
import { sameOrFirst, slotOf, timesIn } from './week-keys.ts';

/** Times of a week that are chosen together: all between the one that it began at and the one that it was drawn to. */
interface TimeRange {
  from: CallTime;
  to: CallTime;
  times: readonly CallTime[];
  /** The days between that have none as they are off. */
  daysOff: readonly string[];
}

/**
 * Which times of a week are chosen together, by a mouse that is drawn over them or by Shift and an arrow key, and whose menu is
 * open: over several days, the same times of each.
 */
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
  function press({ pointerType, button, currentTarget }: PointerEvent<HTMLElement>, from: CallTime) {
    isGivenUp.current = false;
    const days = daysAround(currentTarget);
    if (pointerType !== 'mouse' || button !== 0 || days.length === 0) return;
    clear();
    let drawn: TimeRange | null = null;
    const over = new AbortController();
    drawing.current?.abort();
    drawing.current = over;
    const { signal } = over;
    function move({ clientX, clientY, buttons }: globalThis.PointerEvent) {
      const to = cellAt(days, clientX, clientY);
      if (buttons === 0) over.abort();
      else if (to !== null && !isSameTime(to, drawn?.to ?? from)) {
        drawn = rangeIn(days, from, to);
        setRange(drawn);
      }
    }
    function end() {
      over.abort();
      const { times, to } = drawn ?? { times: [], to: from };
      if (times.length > 1) setOpen(times.find((time) => isSameTime(time, to)) ?? times.at(-1) ?? null);
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

  /**
   * Takes in the next or the previous time, or that of another day, from the one that has the focus.
   * @returns whether that was asked for
   */
  function extend(event: KeyboardEvent): boolean {
    const { key, shiftKey } = event;
    const here = document.activeElement;
    if (!shiftKey || !key.startsWith('Arrow') || !(here instanceof HTMLElement)) return false;
    const days = daysAround(here);
    const start = timeOf(here);
    if (here.dataset.time === undefined || start === null) return false;
    event.preventDefault();
    const next = nextTime(days, here, key);
    const to = timeOf(next);
    if (to === null) return true;
    const drawn = rangeIn(days, range?.from ?? start, to);
    setRange(drawn);
    next?.focus();
    announcer.announce(describe(drawn));
    return true;
  }

  const has = (time: CallTime) => range?.times.some((one) => isSameTime(one, time)) === true;
  return {
    press,
    extend,
    clear,
    isChosen: (time: CallTime) => range !== null && range.times.length > 1 && has(time),
    /** The times that are chosen together with one; it alone where it is not among them. */
    around: (time: CallTime): readonly CallTime[] => (range !== null && has(time) ? range.times : [time]),
    /** Which days between have none as they are off, in words; null for none. */
    leftOut: range === null ? null : leftOutOf(range),
    isOpen: (time: CallTime) => open !== null && isSameTime(open, time),
    /** Opens or closes the menu of a time; what was given up opens none. */
    setOpen(time: CallTime, isOpen: boolean) {
      if (!isOpen) {
        setOpen((known) => (known !== null && isSameTime(known, time) ? null : known));
        clear();
      } else if (isGivenUp.current) isGivenUp.current = false;
      else setOpen(time);
    },
  };
}

export type TimeRanges = ReturnType<typeof useTimeRange>;

/** All days of the week that something is in. */
function daysAround(element: Element): HTMLElement[] {
  return [
    ...(element.closest('[data-day]')?.parentElement?.querySelectorAll<HTMLElement>('[data-day]') ?? []),
  ];
}

function dayOf(part: HTMLElement | null | undefined): string {
  return part?.dataset.day ?? '';
}

/** The day and time of the cell that an element is in. */
function timeOf(element: Element | undefined): CallTime | null {
  const slot = parseSlot(slotOf(element) ?? '');
  const day = dayOf(element?.closest<HTMLElement>('[data-day]'));
  return slot === null ? null : { day, slot };
}

/** The times from one day and time to another, whichever are earlier: of each day between, those between. */
function rangeIn(days: readonly HTMLElement[], from: CallTime, to: CallTime): TimeRange {
  const all = cellsIn(days[0]).map(slotOf);
  const isBetween = (at: number, one: number, other: number) =>
    Math.min(one, other) <= at && at <= Math.max(one, other);
  const names = days.map(dayOf);
  const within = days.filter((_, index) => isBetween(index, names.indexOf(from.day), names.indexOf(to.day)));
  const times = within
    .flatMap(timesIn)
    .flatMap((time) => timeOf(time) ?? [])
    .filter(({ slot }) => isBetween(all.indexOf(slot), all.indexOf(from.slot), all.indexOf(to.slot)));
  return { from, to, times, daysOff: within.filter(({ dataset }) => dataset.off !== undefined).map(dayOf) };
}

function cellsIn(day: Element | undefined): HTMLElement[] {
  return [...(day?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
}

/** The cell that is pointed at. */
function cellAt(days: readonly HTMLElement[], x: number, y: number): CallTime | null {
  const isUnder = (element: Element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    return left <= x && x < right && top <= y && y < bottom;
  };
  return timeOf(cellsIn(days.find(isUnder)).find(isUnder));
}

/** The time that an arrow key leads to from another; undefined where there is none. */
function nextTime(days: readonly HTMLElement[], here: HTMLElement, key: string): HTMLElement | undefined {
  const at = days.findIndex((day) => day.contains(here));
  const day = days[at];
  const has = (one: HTMLElement) => timesIn(one).length > 0;
  const sideways = (one: HTMLElement | undefined) =>
    one === undefined ? undefined : sameOrFirst(timesIn(one), slotOf(here));
  const times = day === undefined ? [] : timesIn(day);
  switch (key) {
    case 'ArrowLeft':
      return sideways(days.slice(0, at).findLast(has));
    case 'ArrowRight':
      return sideways(days.slice(at + 1).find(has));
    default:
      return times[times.indexOf(here) + (key === 'ArrowDown' ? 1 : -1)];
  }
}

function describe(range: TimeRange): string {
  const { from, to, times } = range;
  const [first, last] = [times[0], times.at(-1)];
  if (first === undefined || last === undefined) return '';
  if (times.length === 1) return formatSlot(first.slot);
  const days = from.day === to.day ? '' : ` on ${howMany(new Set(times.map(({ day }) => day)).size, 'day')}`;
  const leftOut = leftOutOf(range);
  return `${times.length} times${days}: ${wordsOf(first, days !== '')} to ${wordsOf(last, days !== '')}${leftOut === null ? '' : `. ${leftOut}`}`;
}

function wordsOf({ day, slot }: CallTime, withDay: boolean): string {
  return withDay ? `${formatShortDay(day)}, ${formatSlot(slot)}` : formatSlot(slot);
}

function leftOutOf({ daysOff }: TimeRange): string | null {
  return daysOff.length === 0 ? null : `Left out, as off: ${daysOff.map(formatShortDay).join('; ')}`;
}
