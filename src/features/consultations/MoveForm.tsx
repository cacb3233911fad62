import { type SubmitEvent, useRef } from 'react';
import { bookedConsultation as words } from '#content/booked-consultation.ts';
import type { CalendarDay } from '#shared/business.ts';
import type { BookedConsultation } from '#shared/contract/consultations.ts';
import { formatDay } from '#shared/dates-in-words.ts';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { ApiError, failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useFormFailure } from '../../lib/use-form-failure.ts';
import { Button } from '../../ui/Button.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { stillNeeded } from './missing.ts';
import { SlotSteps } from './SlotSteps.tsx';
import type { useBookedConsultation } from './use-booked-consultation.ts';
import { useSlotChoice } from './use-slot-choice.ts';

interface MoveFormProps {
  consultation: BookedConsultation;
  move: ReturnType<typeof useBookedConsultation>['move'];
  /** Arizona's day; null while it is not known. */
  today: CalendarDay | null;
  onMoved: () => void;
  onKeep: () => void;
}

const TEXTS = {
  refused: 'Your consultation could not be moved. Please try again.',
  network: 'Network error. Please check your connection and try again.',
};
const FIELDS = ['date', 'time'];
const TAKEN = 409;

/** Chooses another day and time, as a booking does. A failure leaves the consultation where it was, and says why. */
export function MoveForm({ consultation, move, today, onMoved, onKeep }: MoveFormProps) {
  const { announcer } = useHost();
  const choice = useSlotChoice(today);
  const { day, slot, chooseDay, chooseSlot, markTaken } = choice;
  const form = useRef<HTMLFormElement>(null);
  const failure = useFormFailure(form, move.error, TEXTS, FIELDS);
  const { heading, now, keep } = words.page.moving;

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (day === null || slot === null) return;
    move.send(
      { date: day, time: slot },
      {
        onSuccess: onMoved,
        onError(error) {
          announcer.announce(failureText(error, TEXTS));
          if (error instanceof ApiError && error.status === TAKEN && error.field === 'time') {
            markTaken(day, slot);
          }
        },
      },
    );
  }

  return (
    <>
      <ScreenHeading arrived className="max-w-[12em] text-title">
        {heading}
      </ScreenHeading>
      <p className="mt-4 mb-10 max-w-measure text-lead text-quiet">
        {now} {formatDay(consultation.date)}, {consultation.time} Arizona time.
      </p>
      <form
        ref={form}
        onSubmit={submit}
        className="grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-20"
      >
        <div>
          <SlotSteps choice={choice} failure={failure} onDay={chooseDay} onSlot={chooseSlot} />
        </div>
        <BookingSummary
          words={words.page.moving}
          day={day}
          slot={slot}
          missing={stillNeeded({ day, slot })}
          failure={failure}
          sending={move.isPending}
        >
          <Button variant="secondary" className="mt-2 w-full" disabled={move.isPending} onClick={onKeep}>
            {keep}
          </Button>
        </BookingSummary>
      </form>
    </>
  );
}
