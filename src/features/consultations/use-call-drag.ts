import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';
import { createEdgeScroll } from './edge-scroll.ts';
import { turnAt } from './week-edges.ts';
import { weeksFrom } from './weeks.ts';

/** A day and time that a call is moved to. */
export interface CallTime {
  day: CalendarDay;
  slot: Slot;
}

/** Whether two are the same day and time. */
export function isSameTime(one: CallTime, { day, slot }: CallTime): boolean {
  return one.day === day && one.slot === slot;
}

/** So far does a mouse go with a call before that is a drag (px). */
const MIN_WAY = 6;
/** So long does a finger rest on a call to take it (ms), and so little does it drift meanwhile (px). */
const HOLD_MS = 400;
const MAX_DRIFT = 10;
/** So long is a call held where another week is before that is shown, and then the next one (ms). */
const TURN_MS = 700;

interface CallDragOptions {
  /** The first day of the week that is shown. */
  week: CalendarDay;
  /** Called with where one was let go. */
  onDrop: (call: Consultation, to: CallTime) => void;
  /** Called with why it can't be moved to where one was let go. */
  onRefuse: (why: string) => void;
  /** Called when one is taken. */
  onBegin: () => void;
  /** Shows another week. */
  onTurn: (first: CalendarDay) => void;
}

/**
 * Calls that are dragged to another time, by a mouse or by a finger that has rested on one: to another week, too, by holding
 * them over what leads there, or at that edge. Escape gives up, back in the week that the call came from.
 */
export function useCallDrag(options: CallDragOptions) {
  const [dragged, setDragged] = useState<Consultation | null>(null);
  const [over, setOver] = useState<CallTime | null>(null);
  const [turning, setTurning] = useState<1 | -1 | null>(null);
  const isDragging = useRef(false);
  const dragging = useRef<AbortController | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => () => dragging.current?.abort(), []);
  const isOver = (time: CallTime) => over !== null && isSameTime(over, time);

  /** Waits whether a call that is pressed is dragged, and follows it until it is let go. */
  function press(event: PointerEvent<HTMLElement>, call: Consultation) {
    const { currentTarget: source, pointerType, pointerId, isPrimary, button } = event;
    const grid = source.closest('ol');
    if (!isPrimary || button !== 0 || grid === null) return;
    const days: Element = grid;
    const start = { x: event.clientX, y: event.clientY };
    const from = options.week;
    const isMouse = pointerType === 'mouse';
    const end = new AbortController();
    dragging.current?.abort();
    dragging.current = end;
    const { signal } = end;
    const scroll = createEdgeScroll();
    /** Where it was taken counts as an edge once it was elsewhere. */
    let ignored: 1 | -1 | null = null;
    let turned: 1 | -1 | null = null;
    let turner: ReturnType<typeof setInterval> | undefined;
    const holding = isMouse ? undefined : setTimeout(begin, HOLD_MS);
    signal.addEventListener('abort', () => {
      clearTimeout(holding);
      clearInterval(turner);
      scroll.stop();
      setDragged(null);
      setOver(null);
      setTurning(null);
      isDragging.current = false;
    });

    function begin() {
      isDragging.current = true;
      if (!isMouse && source.hasPointerCapture(pointerId)) source.releasePointerCapture(pointerId);
      source.focus({ preventScroll: true }); // what comes of it leads back to the call
      ignored = turnAt(days, source, start);
      setDragged(call);
      latest.current.onBegin();
    }

    function follow({ clientX: x, clientY: y, target, buttons }: globalThis.PointerEvent) {
      const way = Math.hypot(x - start.x, y - start.y);
      if (isMouse && buttons === 0) {
        giveUp(); // it was let go outside the window
        return;
      }
      if (!isDragging.current) {
        if (!isMouse && way > MAX_DRIFT) end.abort();
        if (!isMouse || way <= MIN_WAY) return;
        begin();
      }
      const place = target instanceof Element ? target : null;
      if (place?.closest('[data-drop]') === null) setOver(null);
      const turn = turnAt(days, place, { x, y });
      if (turn !== ignored) ignored = null;
      turnBy(ignored === null ? turn : null);
      if (turn === null) scroll.to(y);
      else scroll.stop();
    }

    function turnBy(turn: 1 | -1 | null) {
      if (turn === turned) return;
      turned = turn;
      setTurning(turn);
      clearInterval(turner);
      if (turn === null) return;
      turner = setInterval(() => {
        const { week, onTurn } = latest.current;
        onTurn(weeksFrom(week, turn));
      }, TURN_MS);
    }

    function giveUp() {
      if (isDragging.current && latest.current.week !== from) latest.current.onTurn(from);
      end.abort();
    }

    function letGo() {
      if (isDragging.current) swallowClick();
      end.abort();
    }

    const { ownerDocument: page } = source;
    page.addEventListener('pointermove', follow, { signal });
    page.addEventListener('pointerup', letGo, { signal });
    page.addEventListener('pointercancel', giveUp, { signal });
    page.addEventListener(
      'keydown',
      (pressed) => {
        if (pressed.key !== 'Escape' || !isDragging.current) return;
        pressed.preventDefault();
        pressed.stopPropagation();
        swallowClickOnceUp(page);
        giveUp();
      },
      { signal, capture: true },
    );
    // A finger that has taken a call scrolls nothing, and opens no menu of the browser's. Its events stay with the call.
    const keep = (touched: Event) => {
      if (isDragging.current) touched.preventDefault();
    };
    source.addEventListener('touchmove', keep, { signal, passive: false });
    source.addEventListener('contextmenu', keep, { signal });
  }

  return {
    dragged,
    over,
    turning,
    isDragging: () => isDragging.current,
    /** For the button of a call that can be moved. */
    sourceOf: (call: Consultation) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => press(event, call),
      'data-dragged': dragged?.id === call.id ? '' : undefined,
    }),
    /**
     * For a cell. @param why it can't be moved there; null where it can
     * @param look whether visitors could book it, too; null where it can't be moved there
     */
    targetOf: (time: CallTime, why: string | null, look: 'free' | 'closed' | null) =>
      dragged === null || isAt(dragged, time)
        ? {}
        : {
            'data-drop': look ?? '',
            'data-over': isOver(time) ? '' : undefined,
            onPointerMove() {
              if (why === null && !isOver(time)) setOver(time);
              else if (why !== null) setOver(null);
            },
            onPointerUp() {
              if (why === null) latest.current.onDrop(dragged, time);
              else latest.current.onRefuse(why);
            },
          },
  };
}

function isAt({ consultation_date, consultation_time }: Consultation, { day, slot }: CallTime): boolean {
  return consultation_date === day && parseSlot(consultation_time) === slot;
}

/** The end of a drag presses nothing. */
function swallowClick(): void {
  const over = new AbortController();
  window.addEventListener(
    'click',
    (event) => {
      event.preventDefault();
      event.stopPropagation();
    },
    { signal: over.signal, capture: true },
  );
  setTimeout(() => over.abort());
}

/** Nor does that of one that was given up before. */
function swallowClickOnceUp(page: Document): void {
  page.addEventListener('pointerup', swallowClick, { once: true });
}

export type CallDrag = ReturnType<typeof useCallDrag>;
