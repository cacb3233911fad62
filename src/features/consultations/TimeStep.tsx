import { business } from '#content/business.ts';
import { consultation } from '#content/words/consultation.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { BookingStep } from './BookingStep.tsx';
import { ChoiceTile, NOW } from './ChoiceTile.tsx';
import { useVisitorTime } from './use-visitor-time.ts';
import { ZoneChoice } from './ZoneChoice.tsx';
import { otherWeekday, type VisitorTime } from '#shared/visitor-time.ts';

interface TimeStepProps {
  day: CalendarDay | null;
  /** The day's slots; those of all days before one is chosen. */
  slots: readonly Slot[];
  /** The taken slots of that day. */
  taken: readonly Slot[];
  /** The slot of the consultation that is being moved, if it is on that day. */
  now: Slot | undefined;
  chosen: Slot | null;
  /** The visitor's time zone; null for the browser's. */
  zone: string | null;
  onChoose: (slot: Slot) => void;
  /** None where it can't be changed. */
  onZone: ((zone: string) => void) | undefined;
}

/**
 * The second step: the day's slots, nine by default; taken ones are struck through. Where the visitor's time differs, it
 * comes first. [2.12.05] [5.42] [9.2.02] [9.2.03] [D19]
 */
export function TimeStep({ day, slots, taken, now, chosen, zone, onChoose, onZone }: TimeStepProps) {
  const { title, first } = consultation.time;
  const visitorTime = useVisitorTime(zone);

  /** '9:00 AM'; where the visitor's differs, '1:00 AM', its weekday if that is another one, 'Wed', and '9:00 AM', ours. */
  function timesOf(slot: Slot): [leading: string, weekday: string | null, ours: string | null] {
    const visitor = day === null ? null : visitorTime(day, slot);
    const ours = formatSlot(slot);
    if (visitor === null || visitor.same) return [ours, null, null];
    return [visitor.time, otherWeekday(visitor), ours];
  }

  return (
    <BookingStep
      number={2}
      choice="time"
      title={title}
      text={day === null ? first : describeClocks(slots[0] === undefined ? null : visitorTime(day, slots[0]))}
      action={day === null || onZone === undefined ? null : <ZoneChoice zone={zone} onZone={onZone} />}
    >
      <div className="grid grid-cols-3 gap-1.5 sm:gap-2">
        {slots.map((slot) => {
          const isNow = slot === now;
          const isTaken = taken.includes(slot) && !isNow;
          const [leading, weekday, ours] = timesOf(slot);
          return (
            <ChoiceTile
              key={slot}
              name="time"
              value={slot}
              checked={slot === chosen}
              disabled={day === null || isTaken || isNow}
              onChoose={() => onChoose(slot)}
              className={`min-h-16 py-2 leading-tight tabular-nums ${isNow ? NOW : ''}`}
            >
              <span className={`whitespace-nowrap ${isTaken ? 'line-through' : 'font-semibold'}`}>
                {weekday === null ? null : <span className="max-sm:block">{weekday} </span>}
                {leading}
              </span>{' '}
              {ours === null ? null : (
                <span className={isTaken || isNow ? 'sr-only' : 'text-fine'}>
                  {ours} <span className="max-sm:sr-only">{business.time.place}</span>
                </span>
              )}{' '}
              {isTaken || isNow ? (
                <span className="text-fine">
                  {isNow ? consultation.time.current : consultation.time.taken}
                </span>
              ) : null}
            </ChoiceTile>
          );
        })}
      </div>
    </BookingStep>
  );
}

function describeClocks(visitor: VisitorTime | null): string {
  const { text, sameClock, own } = consultation.time;
  if (visitor === null) return text;
  return visitor.same ? sameClock : own(visitor.zone);
}
