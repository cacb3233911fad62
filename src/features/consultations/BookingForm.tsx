import { useState } from 'react';
import { consultation } from '#content/words/consultation.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { Honeypot } from '../../components/Honeypot.tsx';
import { NeedsScript } from '../../components/NeedsScript.tsx';
import { honeypotOf } from '../../lib/form-values.ts';
import { useHost } from '../../lib/host.ts';
import { useFillTime } from '../../lib/use-fill-time.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Form } from '../../ui/Form.tsx';
import { BookingBar } from './BookingBar.tsx';
import { BookingSummary } from './BookingSummary.tsx';
import { type Details, DetailsStep } from './DetailsStep.tsx';
import { focusInStep } from './focus-in-step.ts';
import { stillNeeded } from './missing.ts';
import { SlotSteps } from './SlotSteps.tsx';
import { useSlotChoice } from './use-slot-choice.ts';

/** The booked consultation. */
export interface BookedDetails {
  day: CalendarDay;
  slot: Slot;
  /** The visitor's, an IANA name. */
  timeZone: string;
  /** The UID of the calendar entry. */
  uid: string;
  /** Whether an invitation is sent by email. */
  invited: boolean;
  email: string;
  /** '' if none was given. */
  phone: string;
  /** Where they meet online; '' if they don't. */
  meetingUrl: string;
}

interface BookingFormProps {
  /** The current day where the business is; null while unknown. */
  today: CalendarDay | null;
  onBooked: (booked: BookedDetails) => void;
}

const failureOf = failureWith({
  refused: consultation.failed,
  fields: ['date', 'time', 'name', 'email', 'phone', 'message'],
});

/**
 * Day, time and details, with the summary beside them. A failure keeps every input, shows its reason and moves the
 * focus to the field in error. [4.9.01] [5.47] [5.48] [8.52]–[8.54]
 */
export function BookingForm({ today, onBooked }: BookingFormProps) {
  const { request, announcer, timeZone } = useHost();
  const choice = useSlotChoice(today);
  const { day, slot, markTaken, refuse } = choice;
  const [zone, setZone] = useState<string | null>(null);
  const fillTime = useFillTime();
  const [details, setDetails] = useState<Details>({ name: '', email: '', phone: '', message: '' });

  const { form, clearFailure } = useForm({
    read(data) {
      if (day === null || slot === null) return null;
      const body = { ...details, date: day, time: slot, time_zone: zone ?? timeZone(), ...honeypotOf(data) };
      return { body, day, slot, timeZone: body.time_zone };
    },
    send: ({ body }) => request('bookConsultation', { body, headers: fillTime() }),
    failureOf,
    onSent({ calendar_uid, invited, meeting_url }, { body: { email, phone }, ...booked }) {
      announcer.announce(consultation.booked.announcement);
      markTaken(booked.day, [booked.slot]);
      onBooked({ ...booked, email, phone, uid: calendar_uid, invited, meetingUrl: meeting_url });
    },
    onFailed(error, booked) {
      refuse(error, booked.day, booked.slot);
    },
  });

  function chooseDay(next: CalendarDay) {
    choice.chooseDay(next);
    clearFailure();
  }

  function chooseSlot(next: Slot) {
    choice.chooseSlot(next);
    clearFailure();
  }

  const missing = stillNeeded({ day, slot, name: details.name, email: details.email });
  return (
    <Form
      {...form}
      focus={focusInStep}
      method="post"
      className="relative grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-20"
    >
      <NeedsScript />
      <div>
        <SlotSteps choice={choice} onDay={chooseDay} onSlot={chooseSlot} zone={zone} onZone={setZone} />
        <DetailsStep
          details={details}
          meetsOnline={choice.meetsOnline}
          onChange={(changes) => setDetails((before) => ({ ...before, ...changes }))}
        />
        <BookingBar words={consultation.bar} day={day} slot={slot} zone={zone} missing={missing} />
      </div>
      <BookingSummary words={consultation.summary} day={day} slot={slot} zone={zone} missing={missing} />
      <Honeypot />
    </Form>
  );
}
