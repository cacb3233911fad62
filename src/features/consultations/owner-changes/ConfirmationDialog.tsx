import { type ReactNode, useId } from 'react';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { describeVisitorTime, visitorTime } from '#shared/visitor-time.ts';
import { textOf } from '../../../lib/form-values.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { callDay } from '../call-days.ts';
import { timeInWords } from '../time-in-words.ts';
import { useToday } from '../use-today.ts';
import { NoteField } from './NoteField.tsx';
import { useOwnerChanges } from './use-owner-changes.ts';

interface ConfirmationDialogProps {
  call: Consultation;
  /** Called with what is to be said about it. */
  onDone: (news: string) => void;
  onClose: () => void;
}

const failureOf = failureWith({ refused: 'The confirmation could not be sent. Please try again.' });

/** Has the site send a call's visitor a confirmation, which confirms the call. */
export function ConfirmationDialog({ call, onDone, onClose }: ConfirmationDialogProps) {
  const { name } = call;
  const id = useId();
  const { confirm } = useOwnerChanges(call);
  const { form } = useForm({
    read: (data) => ({ note: textOf(data, 'note') }),
    send: ({ note }) => confirm(note),
    failureOf,
    onSent: () => onDone(`Confirmed: ${name} gets an email.`),
  });
  return (
    <Dialog
      title={`Send ${name} a confirmation?`}
      className="w-[min(34rem,calc(100vw-2rem))] text-small"
      onCancel={onClose}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            Not now
          </Button>
          <Button size="small" type="submit" form={id} busy={form.pending ? 'Sending…' : false}>
            Send the confirmation
          </Button>
        </>
      }
    >
      <WhatItSays call={call} />
      <Form {...form} id={id} className="mt-5 grid gap-4">
        <NoteField call={call} about="the call" />
        <FormError />
      </Form>
    </Dialog>
  );
}

/** What the email has, whatever the owner adds. */
function WhatItSays({ call }: { call: Consultation }) {
  const { email, consultation_date, consultation_time, time_zone } = call;
  const today = useToday() ?? '';
  const slot = parseSlot(consultation_time);
  const there = slot === null || time_zone === '' ? null : visitorTime(consultation_date, slot, time_zone);
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 tabular-nums">
      <Fact term="To">{email}</Fact>
      <Fact term="When">
        {callDay(consultation_date, today)}, {timeInWords(consultation_time)}, {CONSULTATION_MINUTES} minutes
        {there === null || there.same ? null : (
          <span className="block text-quiet">For the visitor: {describeVisitorTime(there)}</span>
        )}
      </Fact>
      <Fact term="How">{howInWords(call)}</Fact>
      <Fact term="With it">The entry for their calendar, and the link to move or cancel the call</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** As the email tells it. */
function howInWords({ meeting_url, phone }: Consultation): string {
  if (meeting_url !== '') return `Online: ${meeting_url}`;
  return phone === '' ? 'Not agreed yet: it asks for a number' : `You call ${phone}`;
}
