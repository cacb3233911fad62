import { type DragEvent, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';

/** A day and time that a call is moved to. */
export interface CallTime {
  day: CalendarDay;
  slot: Slot;
}

/** Where the days stand beside each other, and something points that can drag: fingers scroll. */
const CAN_DRAG = '(min-width: 48rem) and (pointer: fine)';

/**
 * Calls that are dragged to a free time.
 * @param onDrop called with where one was let go
 * @param onBegin called when one is taken
 */
export function useCallDrag(onDrop: (call: Consultation, to: CallTime) => void, onBegin: () => void) {
  const [dragged, setDragged] = useState<Consultation | null>(null);
  const [over, setOver] = useState<CallTime | null>(null);
  function end() {
    setDragged(null);
    setOver(null);
  }
  const isOver = ({ day, slot }: CallTime) => over?.day === day && over.slot === slot;

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
    }),
    /** For the cell of a free time. */
    targetOf: (time: CallTime) =>
      dragged === null
        ? {}
        : {
            'data-over': isOver(time) ? '' : undefined,
            onDragOver(event: DragEvent) {
              event.preventDefault(); // it can be dropped here
              event.dataTransfer.dropEffect = 'move';
              if (!isOver(time)) setOver(time);
            },
            onDragLeave(event: DragEvent) {
              if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(null);
            },
            onDrop(event: DragEvent) {
              event.preventDefault();
              end();
              onDrop(dragged, time);
            },
          },
  };
}

export type CallDrag = ReturnType<typeof useCallDrag>;
