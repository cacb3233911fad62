import { useId } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
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

interface CancelCallDialogProps {
  call: Consultation;
  /** Called with what is to be said about it. */
  onDone: (news: string) => void;
  onClose: () => void;
}

const failureOf = failureWith({ refused: 'The call could not be cancelled. Please try again.' });

/** Cancels a call: its time is free again, and its visitor is told. */
export function CancelCallDialog({ call, onDone, onClose }: CancelCallDialogProps) {
  const { name, tells_visitor, consultation_date, consultation_time } = call;
  const id = useId();
  const today = useToday() ?? '';
  const { cancel } = useOwnerChanges(call);
  const { form } = useForm({
    read: (data) => ({ note: textOf(data, 'note') }),
    send: ({ note }) => cancel(note),
    failureOf,
    onSent: () =>
      onDone(`Cancelled: the time is free again.${tells_visitor ? ` ${name} gets an email.` : ''}`),
  });
  return (
    <Dialog
      title={`Cancel the call with ${name}?`}
      className="w-[min(34rem,calc(100vw-2rem))] text-small"
      onCancel={onClose}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            Keep it
          </Button>
          <Button
            variant="danger"
            size="small"
            type="submit"
            form={id}
            busy={form.pending ? 'Cancelling…' : false}
          >
            Cancel the call
          </Button>
        </>
      }
    >
      <p className="mt-3 tabular-nums">
        {callDay(consultation_date, today)}, {timeInWords(consultation_time)}.{' '}
        {tells_visitor
          ? 'An email tells them, and takes it out of their calendar. The time is free again.'
          : 'The time is free again.'}
      </p>
      <Form {...form} id={id} className="mt-5 grid gap-4">
        <NoteField call={call} about="the cancellation" />
        <FormError />
      </Form>
    </Dialog>
  );
}
