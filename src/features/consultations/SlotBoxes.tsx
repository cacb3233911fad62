import { useState } from 'react';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { minutesOf, type Slot, slotOf, slotTo24Hours } from '#shared/time-of-day.ts';
import { formatSlot, formatTime } from '#shared/times-in-words.ts';
import { DENSE } from '../../components/dashboard/dense.ts';
import { Button } from '../../ui/Button.tsx';
import { Select } from '../../ui/controls.tsx';
import { lastTimes, TIMES } from './weekly-hours/hour-ranges.ts';

interface SlotBoxesProps {
  /** The times that the day has every week. */
  offered: readonly Slot[];
  /** These and those that the day has beside. */
  times: readonly Slot[];
  isOpen: (slot: Slot) => boolean;
  onChange: (slot: Slot, isOpen: boolean) => void;
  /** Who has booked a time; null where nobody has. */
  bookedBy: (slot: Slot) => string | null;
}

/** A box for each time of a day, which is checked where it can be booked, and more of them. */
export function SlotBoxes({ offered, times, isOpen, onChange, bookedBy }: SlotBoxesProps) {
  const all = [...times].sort((one, other) => minutesIn(one) - minutesIn(other));
  return (
    <>
      {all.length === 0 ? (
        <p>There are no consultations on that day of the week.</p>
      ) : (
        <fieldset className="min-w-0">
          <legend className="mb-1.5 text-small font-semibold">Times that can be booked</legend>
          <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {all.map((slot) => (
              <label key={slot} className="flex min-h-11 cursor-pointer items-center gap-3 tabular-nums">
                <input
                  type="checkbox"
                  name="slot"
                  value={slot}
                  checked={isOpen(slot)}
                  onChange={({ target }) => onChange(slot, target.checked)}
                  className="size-5 shrink-0 accent-clay"
                />
                <span className="min-w-0 leading-snug">
                  {formatSlot(slot)}
                  {offered.includes(slot) ? null : (
                    <>
                      {' '}
                      <span className="block text-fine text-quiet">added</span>
                    </>
                  )}
                  <Booked by={bookedBy(slot)} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <AddTime taken={all} onAdd={(slot) => onChange(slot, true)} />
    </>
  );
}

/** A time to add, of those at which a call fits in among the others; from the next one after them. */
function AddTime({ taken, onAdd }: { taken: readonly Slot[]; onAdd: (slot: Slot) => void }) {
  const [chosen, setChosen] = useState('');
  const latest = lastTimes({ first: '00:00', last: '00:00', every: 1 }, CONSULTATION_MINUTES).at(-1) ?? '';
  const free = TIMES.filter(
    (time) =>
      time <= latest &&
      taken.every((slot) => Math.abs(minutesOf(time) - minutesIn(slot)) >= CONSULTATION_MINUTES),
  );
  const end = taken.length === 0 ? MORNING : Math.max(...taken.map(minutesIn));
  const next = free.find((time) => minutesOf(time) > end) ?? free.at(-1);
  const time = free.includes(chosen) ? chosen : next;
  if (time === undefined) return null;
  return (
    <div className="mt-2 flex items-center gap-x-2">
      <div className="w-31">
        <Select
          aria-label="Time to add"
          className={DENSE}
          value={time}
          choices={free.map((value) => ({ value, label: formatTime(value) }))}
          onChange={({ target }) => setChosen(target.value)}
        />
      </div>
      <Button size="small" variant="secondary" onClick={() => onAdd(slotOf(time))}>
        Add this time
      </Button>
    </div>
  );
}

/** Where a day without hours begins: what is after it is offered first. */
const MORNING = 8 * 60 + 59;

function minutesIn(slot: Slot): number {
  return minutesOf(slotTo24Hours(slot));
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
