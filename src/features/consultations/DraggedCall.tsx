import { useEffect, useRef, useState } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import type { CallTime } from './use-call-drag.ts';

interface DraggedCallProps {
  call: Consultation;
  /** Where it would be let go; null where it can't be. */
  over: CallTime | null;
}

/** A call that is dragged, beside the pointer: it is seen in other weeks, too, and where it would come. */
export function DraggedCall({ call, over }: DraggedCallProps) {
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | null>(null);
  useEffect(() => {
    function follow({ clientX, clientY }: PointerEvent) {
      const width = box.current?.offsetWidth ?? 0;
      const hasRoom = clientX + width <= window.innerWidth;
      setPlace({ left: hasRoom ? clientX : clientX - width, top: clientY });
    }
    document.addEventListener('pointermove', follow);
    return () => document.removeEventListener('pointermove', follow);
  }, []);
  return (
    <div
      ref={box}
      aria-hidden
      style={place ?? undefined}
      className={`pointer-events-none fixed z-40 ${place === null ? 'invisible' : ''}`}
    >
      <p className="mx-3 mt-3 w-max max-w-56 truncate rounded bg-ink px-2 py-1 text-fine font-semibold text-paper tabular-nums max-md:-mt-14">
        {call.name}
        {over === null ? null : (
          <span className="block font-normal">
            {formatShortDay(over.day)}, {formatSlot(over.slot)}
          </span>
        )}
      </p>
    </div>
  );
}
