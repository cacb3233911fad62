import { useId } from 'react';
import { business } from '#content/business.ts';
import { dayOf, timeOf } from '#shared/business-time.ts';
import { instantAt } from '#shared/business-instant.ts';
import { addDays } from '#shared/calendar-day.ts';
import { MAX_SCHEDULE_DAYS } from '#shared/limits.ts';
import { formatWeekdayTime } from '#shared/moments-in-words.ts';
import { textOf } from '../../lib/form-values.ts';
import { type FormFailure, useForm } from '../../lib/use-form.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { scheduleFailedText } from './newsletter-texts.ts';
import { PostalAddressField, postalAddressOf, WHY_ADDRESS } from './PostalAddressField.tsx';

/** Proposed for a newsletter that has no time yet. */
const USUAL_TIME = '09:00';

interface SendTimeDialogProps {
  subject: string;
  /** Its time so far, in ISO 8601; null without one. */
  sendAt: string | null;
  /** A warning about the newsletter. */
  warning?: string | null;
  /** Saves the postal address, which is asked for as well; null when it was asked for before. */
  saveAddress?: ((address: string) => Promise<unknown>) | null;
  /** Saves the time, in ISO 8601; rejects when that fails. */
  onChoose: (sendAt: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks when a newsletter goes out, in the site's own time. */
export function SendTimeDialog({
  subject,
  sendAt,
  warning = null,
  saveAddress = null,
  onChoose,
  onCancel,
}: SendTimeDialogProps) {
  const formId = useId();
  const now = useMinute();
  const today = dayOf(now);
  const before = sendAt === null ? null : new Date(sendAt);

  const { form } = useForm({
    read: (data) => ({
      day: textOf(data, 'day'),
      time: textOf(data, 'time'),
      address: postalAddressOf(data),
    }),
    check: (choice) => problemOf(choice),
    async send({ day, time, address }) {
      await saveAddress?.(address);
      const instant = instantAt(day, time);
      if (instant !== null) await onChoose(instant.toISOString()); // checked by problemOf
    },
    failureOf: (error) => ({ message: scheduleFailedText(error), fields: [], alert: null }),
    onSent: () => undefined,
  });

  return (
    <Dialog
      title="When does it go out?"
      className="w-[min(30rem,calc(100vw-2.5rem))]"
      onCancel={onCancel}
      actions={
        <>
          <Button variant="secondary" disabled={form.pending} onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={form.pending ? 'Saving…' : false}>
            {sendAt === null ? 'Schedule it' : 'Save the time'}
          </Button>
        </>
      }
    >
      <p className="mt-3">
        “{subject}” goes to everyone who is an active subscriber then. The time is {business.time.name}, now{' '}
        {formatWeekdayTime(now)}.
      </p>
      {warning === null ? null : (
        <p className="mt-3 rounded bg-sun-wash px-4 py-3 text-small text-sun">{warning}</p>
      )}
      <Form {...form} id={formId} noValidate className="mt-5 grid grid-cols-2 gap-4">
        <Field label="Day" name="day" required>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              min={today}
              max={addDays(today, MAX_SCHEDULE_DAYS)}
              defaultValue={before === null ? addDays(today, 1) : dayOf(before)}
            />
          )}
        </Field>
        <Field label="Time" name="time" required>
          {(control) => (
            <TextInput
              {...control}
              type="time"
              defaultValue={before === null ? USUAL_TIME : timeOf(before)}
            />
          )}
        </Field>
        <FormError about={['day', 'time']} className="col-span-full" />
        {saveAddress === null ? null : (
          <div className="col-span-full">
            <PostalAddressField hint={WHY_ADDRESS} />
          </div>
        )}
        <FormError className="col-span-full" />
      </Form>
    </Dialog>
  );
}

/** The server checks the time once more. */
function problemOf({ day, time }: { day: string; time: string }): FormFailure | null {
  const instant = instantAt(day, time);
  if (instant === null) {
    const isSkipped = day !== '' && time !== '';
    const message = isSkipped
      ? 'Clocks skip that time on that day. Please choose another one.'
      : 'Please choose a day and a time.';
    return { message, fields: [day === '' ? 'day' : 'time'], alert: null };
  }
  if (instant.getTime() <= Date.now()) {
    return { message: 'Please choose a time that is still ahead.', fields: ['day'], alert: null };
  }
  return null;
}
