import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { DayStep } from './DayStep.tsx';
import { TimeStep } from './TimeStep.tsx';
import type { useSlotChoice } from './use-slot-choice.ts';

interface SlotStepsProps {
  choice: ReturnType<typeof useSlotChoice>;
  onDay: (day: CalendarDay) => void;
  onSlot: (slot: Slot) => void;
  /** The visitor's time zone; null for the browser's. */
  zone: string | null;
  onZone: (zone: string) => void;
}

/** The day and time steps, for a new consultation and for a move. */
export function SlotSteps({ choice, onDay, onSlot, zone, onZone }: SlotStepsProps) {
  const { days, taken, day, slots, takenSlots, slot } = choice;
  return (
    <>
      <DayStep days={days} taken={taken} chosen={day} onChoose={onDay} />
      <TimeStep
        day={day}
        slots={slots}
        taken={takenSlots}
        chosen={slot}
        zone={zone}
        onChoose={onSlot}
        onZone={onZone}
      />
    </>
  );
}
