import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { DayStep } from './DayStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import type { useSlotChoice } from './use-slot-choice.ts';

interface SlotStepsProps {
  choice: ReturnType<typeof useSlotChoice>;
  /** When the consultation is that is being moved. */
  now?: { date: CalendarDay; time: Slot };
  onDay: (day: CalendarDay) => void;
  onSlot: (slot: Slot) => void;
  /** The visitor's time zone; null for the browser's. */
  zone: string | null;
  /** None where it can't be changed. */
  onZone?: (zone: string) => void;
}

/** The day and time steps, for a new consultation and for a move. */
export function SlotSteps({ choice, now, onDay, onSlot, zone, onZone }: SlotStepsProps) {
  const { day, slots, takenSlots, slot } = choice;
  return (
    <>
      <DayStep choice={choice} now={now?.date} onChoose={onDay} />
      <TimeStep
        day={day}
        slots={slots}
        taken={takenSlots}
        now={now !== undefined && now.date === day ? now.time : undefined}
        chosen={slot}
        zone={zone}
        onChoose={onSlot}
        onZone={onZone}
      />
    </>
  );
}
