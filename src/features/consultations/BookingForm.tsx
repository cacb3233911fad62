import { type SubmitEvent, useRef, useState } from 'react';
import { consultation } from '#content/consultation.ts';
import type { CalendarDay, Slot } from '#shared/business.ts';
import { Honeypot } from '../../components/Honeypot.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { ApiError, failureText } from '../../lib/api-error.ts';
import type { ConsultationToSend } from '#shared/contract/consultations.ts';
import { honeypotOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { useFillTime } from '../../lib/use-fill-time.ts';
import { useFormFailure } from '../../lib/use-form-failure.ts';
import { useSending } from '../../lib/use-sending.ts';
import { BookingSummary } from './BookingSummary.tsx';
import { type Details, DetailsStep } from './DetailsStep.tsx';
import { stillNeeded } from './missing.ts';
import { SlotSteps } from './SlotSteps.tsx';
import { useSlotChoice } from './use-slot-choice.ts';

/** What was agreed. */
export interface BookedDetails {
  day: CalendarDay;
  slot: Slot;
  /** What calendars call it. */
  uid: string;
  /** Whether an invitation comes by mail. */
  invited: boolean;
  email: string;
  /** '' when none was left. */
  phone: string;
}

interface BookingFormProps {
  /** Arizona's day; null while it is not known. */
  today: CalendarDay | null;
  onBooked: (booked: BookedDetails) => void;
}

const TEXTS = {
  refused: 'Failed to schedule consultation. Please try again.',
  network: 'Network error. Please check your connection and try again.',
};
const FIELDS = ['date', 'time', 'name', 'email', 'phone', 'message'];
const TAKEN = 409;

/**
 * Day, time, details, with the summary beside them. A failure
 * leaves everything as it was, says why, and takes the visitor to what is to be mended. [4.9.01] [5.47] [5.48] [8.52]–[8.54]
 */
export function BookingForm({ today, onBooked }: BookingFormProps) {
  const { request, announcer } = useHost();
  const choice = useSlotChoice(today);
  const { day, slot, markTaken } = choice;
  const fillTime = useFillTime();
  const form = useRef<HTMLFormElement>(null);
  const [details, setDetails] = useState<Details>({ name: '', email: '', phone: '', message: '' });

  const { send, isPending, error, reset } = useSending({
    mutationFn: ({ body }: { body: ConsultationToSend; booked: Omit<BookedDetails, 'uid' | 'invited'> }) =>
      request('bookConsultation', { body, headers: fillTime() }),
    onSuccess: ({ calendar_uid, invited }, { booked }) => {
      announcer.announce(consultation.booked.announcement);
      markTaken(booked.day, booked.slot);
      onBooked({ ...booked, uid: calendar_uid, invited });
    },
    onError: (reason, { booked }) => {
      announcer.announce(failureText(reason, TEXTS));
      if (reason instanceof ApiError && reason.status === TAKEN) markTaken(booked.day, booked.slot);
    },
  });
  const failure = useFormFailure(form, error, TEXTS, FIELDS);

  function chooseDay(next: CalendarDay) {
    choice.chooseDay(next);
    if (failure !== null) reset();
  }

  function chooseSlot(next: Slot) {
    choice.chooseSlot(next);
    if (failure !== null) reset();
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (day === null || slot === null) return;
    const body = { ...details, date: day, time: slot, ...honeypotOf(new FormData(event.currentTarget)) };
    send({ body, booked: { day, slot, email: details.email, phone: details.phone } });
  }

  return (
    <form
      ref={form}
      method="post"
      onSubmit={submit}
      className="relative grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-20"
    >
      <div>
        <SlotSteps choice={choice} failure={failure} onDay={chooseDay} onSlot={chooseSlot} />
        <DetailsStep
          details={details}
          onChange={(changes) => setDetails((before) => ({ ...before, ...changes }))}
          failure={failure}
        />
      </div>
      <BookingSummary
        words={consultation.summary}
        day={day}
        slot={slot}
        missing={stillNeeded({ day, slot, name: details.name, email: details.email })}
        failure={failure}
        sending={isPending}
      />
      <Honeypot />
      <NeedsScript />
    </form>
  );
}
