import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';

interface SlotBoxesProps {
  /** The times that the day has. */
  offered: readonly Slot[];
  /** Those that are off. */
  off: readonly Slot[];
  /** Who has booked a time; null where nobody has. */
  bookedBy: (slot: Slot) => string | null;
}

/** A box for each time of a day, which is checked where it can be booked. Its form reads them as `slot`. */
export function SlotBoxes({ offered, off, bookedBy }: SlotBoxesProps) {
  if (offered.length === 0) return <p>There are no consultations on that day anyway.</p>;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-small font-semibold">Times that can be booked</legend>
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {offered.map((slot) => (
          <label key={slot} className="flex min-h-11 cursor-pointer items-center gap-3 tabular-nums">
            <input
              type="checkbox"
              name="slot"
              value={slot}
              defaultChecked={!off.includes(slot)}
              className="size-5 shrink-0 accent-clay"
            />
            <span className="min-w-0 leading-snug">
              {formatSlot(slot)}
              <Booked by={bookedBy(slot)} />
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Booked({ by }: { by: string | null }) {
  if (by === null) return null;
  return (
    <>
      {' '}
      <span className="block text-fine wrap-anywhere text-quiet">booked: {by}</span>
    </>
  );
}
