import type { Consultation } from '#shared/contract/consultations.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import type { CallTime } from './use-call-drag.ts';

interface DraggedCallProps {
  ref: React.Ref<HTMLDivElement>;
  call: Consultation;
  /** Where it would be let go; null where it can't be. */
  over: CallTime | null;
}

/** A call that is dragged, beside the pointer: it is seen in other weeks, too, and where it would come. */
export function DraggedCall({ ref, call, over }: DraggedCallProps) {
  return (
    <div
      ref={ref}
      aria-hidden
      className="pointer-events-none fixed top-0 left-0 z-40 not-[[style]]:invisible"
    >
      <p className="mt-3 ml-3 w-max max-w-56 truncate rounded bg-ink px-2 py-1 text-fine font-semibold text-paper tabular-nums max-md:-mt-14">
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
