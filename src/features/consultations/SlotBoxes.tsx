import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { minutesOf, type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { Button } from '../../ui/Button.tsx';
import { AddTimes } from './AddTimes.tsx';
import { stepOf } from './times-to-add.ts';
import { useWeekRules } from './use-weekly-hours.ts';

interface SlotBoxesProps {
  /** The times that the day has every week. */
  offered: readonly Slot[];
  /** These and those that the day has beside. */
  times: readonly Slot[];
  isOpen: (slot: Slot) => boolean;
  onChange: (slots: readonly Slot[], isOpen: boolean) => void;
  /** Who has booked a time; null where nobody has. */
  bookedBy: (slot: Slot) => string | null;
  /** Why visitors can't book one though it is checked: 'busy in your calendar'; null where they can. */
  whyNot: (slot: Slot) => string | null;
  /** Whether visitors can't book any of them as the whole day is off. */
  isDayOff: boolean;
}

/** A box for each time of a day, which is checked where it can be booked, and more of them. */
export function SlotBoxes({ offered, times, isOpen, onChange, isDayOff, ...says }: SlotBoxesProps) {
  const { bookedBy, whyNot } = says;
  const { hours } = useWeekRules();
  const all = [...times].sort((one, other) => minutesIn(one) - minutesIn(other));
  const open = all.filter(isOpen);
  const closed = all.filter((slot) => !isOpen(slot));
  return (
    <>
      {all.length === 0 ? (
        <p>There are no consultations on that day of the week.</p>
      ) : (
        <fieldset className="min-w-0">
          <legend className="float-left py-1.5 text-small font-semibold touch:py-2.5">
            {isDayOff ? 'Times once it is open again' : 'Times that can be booked'}
          </legend>
          <div className="mb-1 flex justify-end">
            <Button
              size="small"
              variant="quiet"
              aria-label="All times"
              disabled={closed.length === 0}
              onClick={() => onChange(closed, true)}
            >
              All
            </Button>
            <Button
              size="small"
              variant="quiet"
              className="-mr-3"
              aria-label="None of the times"
              disabled={open.length === 0}
              onClick={() => onChange(open, false)}
            >
              None
            </Button>
          </div>
          <div className="clear-both grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {all.map((slot) => (
              <label key={slot} className="flex min-h-11 cursor-pointer items-center gap-3 tabular-nums">
                <input
                  type="checkbox"
                  name="slot"
                  value={slot}
                  checked={isOpen(slot)}
                  onChange={({ target }) => onChange([slot], target.checked)}
                  className="size-5 shrink-0 accent-clay"
                />
                <span className="min-w-0 leading-snug">
                  {formatSlot(slot)}
                  <Aside says={offered.includes(slot) ? null : 'added'} />
                  <Aside says={bookedBy(slot) === null ? null : `booked: ${bookedBy(slot)}`} />
                  <Aside says={isOpen(slot) ? whyNot(slot) : null} />
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      )}
      <AddTimes
        open={open}
        closed={closed}
        every={stepOf(Object.values(hours), CONSULTATION_MINUTES)}
        onAdd={(slots) => onChange(slots, true)}
      />
    </>
  );
}

function minutesIn(slot: Slot): number {
  return minutesOf(slotTo24Hours(slot));
}

function Aside({ says }: { says: string | null }) {
  if (says === null) return null;
  return (
    <>
      {' '}
      <span className="block text-fine wrap-anywhere text-quiet">{says}</span>
    </>
  );
}
