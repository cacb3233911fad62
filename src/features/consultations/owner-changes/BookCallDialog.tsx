import { useId } from 'react';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { BookByOwnerToSend } from '#shared/contract/consultations.ts';
import { LIMITS } from '#shared/limits.ts';
import { errorAt } from '../../../components/dashboard/error-at.ts';
import { SUBMIT_KEYS, submitByKeys } from '../../../components/dashboard/submit-by-keys.ts';
import { textOf } from '../../../lib/form-values.ts';
import { useHost } from '../../../lib/host.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextArea, TextInput } from '../../../ui/controls.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Field } from '../../../ui/Field.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { callDay } from '../call-days.ts';
import { OtherClock } from '../OtherClock.tsx';
import { timeInWords } from '../time-in-words.ts';
import type { CallTime } from '../use-call-drag.ts';
import { useToday } from '../use-today.ts';
import { useSettledCalls } from './use-settled-calls.ts';

const failureOf = failureWith({
  refused: 'The call could not be booked. Please try again.',
  fields: ['name', 'email', 'phone', 'message', 'date', 'time'],
});

interface BookCallDialogProps {
  /** The free time. */
  at: CallTime;
  /** Called with what is to be said about it. */
  onDone: (news: string) => void;
  onClose: () => void;
}

/** Books a call for somebody who rang up or wrote, by the rules of visitors' forms. They get an email if the owner says so. */
export function BookCallDialog({ at: { day, slot }, onDone, onClose }: BookCallDialogProps) {
  const id = useId();
  const today = useToday() ?? '';
  const { request, timeZone } = useHost();
  const settled = useSettledCalls();
  const when = `${callDay(day, today)}, ${timeInWords(slot)}`;
  const { form } = useForm({
    read: (data): BookByOwnerToSend => ({
      name: textOf(data, 'name').trim(),
      email: textOf(data, 'email').trim(),
      phone: textOf(data, 'phone').trim(),
      message: textOf(data, 'message').trim(),
      date: day,
      time: slot,
      confirm: data.get('confirm') !== null,
    }),
    send: (body) => settled(request('bookByOwner', { body })),
    failureOf,
    onSent: ({ told }, { name, confirm }) =>
      onDone(`Booked for ${name}: ${when}.${confirm ? toldInWords(name, told) : ''}`),
  });
  const { failure, pending } = form;
  return (
    <Dialog
      title="Book a call"
      className="w-[min(34rem,calc(100vw-2rem))] text-small"
      onCancel={onClose}
      onKeyDown={submitByKeys}
      actions={
        <>
          <Button variant="secondary" size="small" onClick={onClose}>
            Cancel
          </Button>
          <Button
            size="small"
            type="submit"
            form={id}
            aria-keyshortcuts={SUBMIT_KEYS}
            busy={pending ? 'Booking…' : false}
          >
            Book the call
          </Button>
        </>
      }
    >
      <div className="mt-3 tabular-nums">
        <p className="font-semibold">
          {when}, {CONSULTATION_MINUTES} minutes
        </p>
        <div className="text-quiet">
          <OtherClock
            label="For you"
            call={{ consultation_date: day, consultation_time: slot }}
            timeZone={timeZone()}
          />
        </div>
      </div>
      <Form
        {...form}
        id={id}
        noValidate
        className="dense-form mt-4 grid gap-4 *:col-span-full sm:grid-cols-2"
      >
        <Field label="Name" name="name" required error={errorAt(failure, 'name')}>
          {(control) => <TextInput {...control} autoComplete="off" maxLength={LIMITS.name} />}
        </Field>
        <Field
          label="Email address"
          name="email"
          required
          error={errorAt(failure, 'email')}
          className="sm:col-span-1!"
        >
          {(control) => (
            <TextInput
              {...control}
              type="email"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={LIMITS.email}
            />
          )}
        </Field>
        <Field label="Telephone" name="phone" error={errorAt(failure, 'phone')} className="sm:col-span-1!">
          {(control) => <TextInput {...control} type="tel" autoComplete="off" maxLength={LIMITS.phone} />}
        </Field>
        <Field
          label="Note"
          name="message"
          hint="For you: what the call is about."
          error={errorAt(failure, 'message')}
        >
          {(control) => <TextArea {...control} rows={2} maxLength={LIMITS.message} />}
        </Field>
        <div>
          <label className="flex cursor-pointer items-start gap-3 touch:min-h-11 touch:items-center">
            <input
              type="checkbox"
              name="confirm"
              aria-describedby={`${id}-confirm`}
              className="mt-0.5 size-5 shrink-0 accent-clay touch:mt-0"
            />
            <span className="min-w-0 font-semibold">Send a confirmation</span>
          </label>
          <p id={`${id}-confirm`} className="mt-1 ml-8 text-quiet touch:-mt-1.5">
            By email, with the entry for their calendar and the link to move or cancel the call. Otherwise
            they get none.
          </p>
        </div>
        <FormError about={['date', 'time']} />
        <FormError />
      </Form>
    </Dialog>
  );
}

function toldInWords(name: string, told: boolean): string {
  return told ? ` ${name} gets an email.` : ' No email goes out: that is not set up.';
}
