import type { ReactNode } from 'react';
import { bookedConsultation as words } from '#content/words/booked-consultation.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { BookedConsultation } from '#shared/contract/consultations.ts';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { BookingBar } from './BookingBar.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { focusInStep } from './focus-in-step.ts';
import { stillNeeded } from './missing.ts';
import { SlotSteps } from './SlotSteps.tsx';
import type { useBookedConsultation } from './use-booked-consultation.ts';
import { useSlotChoice } from './use-slot-choice.ts';

interface MoveFormProps {
  consultation: BookedConsultation;
  /** When it is, on the visitor's clock. */
  when: ReactNode;
  move: ReturnType<typeof useBookedConsultation>['move'];
  /** The current day where the business is; null while unknown. */
  today: CalendarDay | null;
  /** The visitor's time zone; null for the browser's. */
  zone: string | null;
  onZone: (zone: string) => void;
  onMoved: () => void;
  onKeep: () => void;
}

const failureOf = failureWith({
  refused: words.page.moving.failed,
  fields: ['date', 'time'],
});

/** Chooses another day and time, like a booking. A failure leaves the consultation unchanged and shows its reason. */
export function MoveForm({ consultation, when, move, today, zone, onZone, onMoved, onKeep }: MoveFormProps) {
  const choice = useSlotChoice(today);
  const { day, slot, chooseDay, chooseSlot, refuse } = choice;
  const { form } = useForm({
    read: () => (day === null || slot === null ? null : { date: day, time: slot }),
    send: move,
    failureOf,
    onSent: onMoved,
    onFailed(error, { date, time }) {
      refuse(error, date, time);
    },
  });
  const missing = stillNeeded({ day, slot });
  const { heading, now, keep } = words.page.moving;

  return (
    <>
      <ScreenHeading arrived className="max-w-[12em] text-title">
        {heading}
      </ScreenHeading>
      <p className="mt-4 mb-10 max-w-measure font-serif text-heading sm:mb-12">
        <span className="text-quiet">{now}</span> {when}
      </p>
      <Form
        {...form}
        focus={focusInStep}
        className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-20"
      >
        <div>
          <SlotSteps
            choice={choice}
            now={consultation}
            onDay={chooseDay}
            onSlot={chooseSlot}
            zone={zone}
            onZone={onZone}
          />
          <BookingBar words={words.page.moving.bar} day={day} slot={slot} zone={zone} missing={missing} />
        </div>
        <BookingSummary words={words.page.moving} day={day} slot={slot} zone={zone} missing={missing}>
          <Button variant="secondary" className="mt-2 w-full" disabled={form.pending} onClick={onKeep}>
            {keep}
          </Button>
        </BookingSummary>
      </Form>
    </>
  );
}
