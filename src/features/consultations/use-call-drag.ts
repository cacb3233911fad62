import { type DragEvent, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot, type Slot } from '#shared/time-of-day.ts';

/** A day and time that a call is moved to. */
export interface CallTime {
  day: CalendarDay;
  slot: Slot;
}

/** Whether two are the same day and time. */
export function isSameTime(one: CallTime, { day, slot }: CallTime): boolean {
  return one.day === day && one.slot === slot;
}

/** Where the days stand beside each other, and something points that can drag: fingers scroll. */
const CAN_DRAG = '(min-width: 48rem) and (pointer: fine)';

/**
 * Calls that are dragged to another time.
 * @param onDrop called with where one was let go
 * @param onRefuse called with why it can't be moved to where one was let go
 * @param onBegin called when one is taken
 */
export function useCallDrag(
  onDrop: (call: Consultation, to: CallTime) => void,
  onRefuse: (why: string) => void,
  onBegin: () => void,
) {
  const [dragged, setDragged] = useState<Consultation | null>(null);
  const [over, setOver] = useState<CallTime | null>(null);
  function end() {
    setDragged(null);
    setOver(null);
  }
  const isOver = (time: CallTime) => over !== null && isSameTime(over, time);

  return {
    /** For the button of a call that can be moved. */
    sourceOf: (call: Consultation) => ({
      draggable: true,
      onDragStart(event: DragEvent<HTMLElement>) {
        if (!window.matchMedia(CAN_DRAG).matches) {
          event.preventDefault();
          return;
        }
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', call.name); // some browsers drag nothing else
        event.currentTarget.focus({ preventScroll: true }); // what comes of it leads back to the call
        setDragged(call);
        onBegin();
      },
      onDragEnd: end,
      'data-dragged': dragged?.id === call.id ? '' : undefined,
    }),
    /** For a cell. @param why it can't be moved there; null where it can @param isFree whether visitors could book it, too */
    targetOf: (time: CallTime, why: string | null, isFree: boolean) =>
      dragged === null || isAt(dragged, time)
        ? {}
        : {
            'data-free': isFree ? '' : undefined,
            'data-over': isOver(time) ? '' : undefined,
            onDragOver(event: DragEvent) {
              event.preventDefault(); // otherwise nobody hears of the drop
              event.dataTransfer.dropEffect = 'move';
              if (why === null && !isOver(time)) setOver(time);
            },
            onDragLeave(event: DragEvent) {
              if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
            },
            onDrop(event: DragEvent) {
              event.preventDefault();
              end();
              if (why === null) onDrop(dragged, time);
              else onRefuse(why);
            },
          },
  };
}

function isAt({ consultation_date, consultation_time }: Consultation, { day, slot }: CallTime): boolean {
  return consultation_date === day && parseSlot(consultation_time) === slot;
}

export type CallDrag = ReturnType<typeof useCallDrag>;
