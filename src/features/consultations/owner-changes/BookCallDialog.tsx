import { useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { BookByOwnerToSend } from '#shared/contract/owner-consultations.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { useHost } from '../../../lib/host.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { callDay } from '../call-days.ts';
import type { Details } from '../DetailsStep.tsx';
import { timeInWords } from '../time-in-words.ts';
import type { CallTime } from '../use-call-drag.ts';
import { CallDialog } from './CallDialog.tsx';
import { ChosenTime } from './ChosenTime.tsx';
import { confirmedInWords } from './confirmed-in-words.ts';
import { ConfirmationBox } from './ConfirmationBox.tsx';
import { changedIn, trimmed } from './details-of.ts';
import { PersonFields } from './PersonFields.tsx';
import { useCallTime } from './use-call-time.ts';
import { useSettledCalls } from './use-settled-calls.ts';

/** When a call is booked: a day alone where its time is still to be chosen. */
export interface BookingTime {
  /** '' where it is still to be chosen, too. */
  day: CalendarDay;
  slot: Slot | null;
}

/** A call that was booked. */
export interface BookedCall {
  id: number;
  /** Whether its visitor gets an email. */
  told: boolean;
  /** In words. */
  when: string;
  time: CallTime;
}

const failureOf = failureWith({
  refused: 'The call could not be booked. What you typed is still here.',
  network: 'No answer came: check your connection. What you typed is still here.',
  fields: ['name', 'email', 'phone', 'message', 'date', 'time'],
});
type Booking = BookByOwnerToSend & { time: Slot };
const NOTHING: Details = { name: '', email: '', phone: '', message: '' };

interface BookCallDialogProps {
  /** What is chosen at first. */
  at: BookingTime;
  /** Who is filled in at first; null for nobody. */
  person?: Details | null;
  /** Called with what is to be said about it, and the call. */
  onDone: (news: string, booked: BookedCall) => void;
  onClose: () => void;
}

/**
 * Books a call for somebody who rang up or wrote, at any time ahead; known people are filled in. They get an email if the
 * owner says so.
 */
export function BookCallDialog({ at, person = null, onDone, onClose }: BookCallDialogProps) {
  const { request } = useHost();
  const settled = useSettledCalls();
  const name = useRef<HTMLInputElement>(null);
  const [details, setDetails] = useState(person ?? NOTHING);
  const [isChanging, setIsChanging] = useState(at.slot === null);
  const choice = useCallTime(at, null);
  const { day, slot, today } = choice;
  const { form, clearFailure } = useForm({
    read: (data): Booking | null =>
      slot === null
        ? null
        : { ...trimmed(details), date: day, time: slot, confirm: data.get('confirm') !== null },
    send: (body) => settled(request('bookByOwner', { body })),
    failureOf,
    // By then its time is that of a call.
    onSent({ id, told }, { name: booked, date, time, confirm }) {
      const when = `${callDay(date, today)}, ${timeInWords(time)}`;
      onDone(`Booked for ${booked}: ${when}.${confirm ? confirmedInWords(booked, told) : ''}`, {
        id,
        told,
        when,
        time: { day: date, slot: time },
      });
    },
    onFailed(error, { date, time }) {
      const [field] = failureOf(error).fields;
      if (field !== 'date' && field !== 'time') return;
      choice.refuse({ day: date, slot: time });
      setIsChanging(true);
    },
  });

  return (
    <CallDialog
      title="Book a call"
      className="w-[min(42rem,calc(100vw-2rem))]"
      {...(person === null || person.email === '' ? { initialFocus: name } : {})}
      form={form}
      submit={{ label: 'Book the call', busy: 'Booking…' }}
      isReady={slot !== null}
      leave="Cancel"
      unsaved="The call is not booked yet."
      isTyped={() => changedIn(details, person ?? NOTHING).length > 0}
      onClose={onClose}
    >
      <ChosenTime
        choice={choice}
        isChanging={isChanging || slot === null}
        onChanging={setIsChanging}
        isFirst={at.slot === null}
        onChoose={clearFailure}
      />
      <PersonFields ref={name} details={details} failure={form.failure} onChange={setDetails} />
      <ConfirmationBox disabled={details.email.trim() === ''}>
        By email, with the entry for their calendar and the link to move or cancel the call. Without it, no
        email goes out about the call.
      </ConfirmationBox>
    </CallDialog>
  );
}
