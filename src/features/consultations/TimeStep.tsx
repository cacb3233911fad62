import { consultation } from '#content/words/consultation.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { BookingStep } from './BookingStep.tsx';
import { ChoiceTile } from './ChoiceTile.tsx';
import { useVisitorTime } from './use-visitor-time.ts';
import { shortVisitorTime, type VisitorTime } from '#shared/visitor-time.ts';

interface TimeStepProps {
  day: CalendarDay | null;
  /** The day's slots; those of all days before one is chosen. */
  slots: readonly Slot[];
  /** The taken slots of that day. */
  taken: readonly Slot[];
  chosen: Slot | null;
  onChoose: (slot: Slot) => void;
}

/** The second step: the day's slots, nine by default; taken ones are struck through. [2.12.05] [5.42] [9.2.02] [9.2.03] [D19] */
export function TimeStep({ day, slots, taken, chosen, onChoose }: TimeStepProps) {
  const { title, first } = consultation.time;
  const visitorTime = useVisitorTime();

  function noteOf(slot: Slot): string | null {
    if (taken.includes(slot)) return consultation.time.taken;
    return day === null ? null : ownTime(visitorTime(day, slot));
  }

  return (
    <BookingStep
      number={2}
      choice="time"
      title={title}
      text={day === null ? first : describeClocks(slots[0] === undefined ? null : visitorTime(day, slots[0]))}
    >
      <div className="grid grid-cols-3 gap-1.5 sm:gap-2">
        {slots.map((slot) => {
          const isTaken = taken.includes(slot);
          const note = noteOf(slot);
          return (
            <ChoiceTile
              key={slot}
              name="time"
              value={slot}
              checked={slot === chosen}
              disabled={day === null || isTaken}
              onChoose={() => onChoose(slot)}
              className="min-h-16 py-2 leading-tight tabular-nums"
            >
              <span className={isTaken ? 'line-through' : 'font-semibold'}>{formatSlot(slot)}</span>{' '}
              {note === null ? null : <span className="text-fine text-balance">{note}</span>}
            </ChoiceTile>
          );
        })}
      </div>
    </BookingStep>
  );
}

/** 'yours 12:00 PM', if the visitor's local time differs. */
function ownTime(visitor: VisitorTime | null): string | null {
  return visitor === null || visitor.same ? null : consultation.time.yours(shortVisitorTime(visitor));
}

function describeClocks(visitor: VisitorTime | null): string {
  const { text, sameClock, own } = consultation.time;
  if (visitor === null) return text;
  return visitor.same ? sameClock : `${own} ${visitor.zone}.`;
}
