import { useId, useState } from 'react';
import { business } from '#content/business.ts';
import { dayOf } from '#shared/business-time.ts';
import { instantAt } from '#shared/business-instant.ts';
import { formatWeekdayTime } from '#shared/moments-in-words.ts';
import { useForm } from '../../lib/use-form.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { scheduleFailedText } from './newsletter-texts.ts';
import { beginningTime, timeProblem } from './send-when.ts';
import { SendTimeFields } from './SendTimeFields.tsx';

interface SendTimeDialogProps {
  subject: string;
  /** Its time so far, in ISO 8601; null without one. */
  sendAt: string | null;
  /** Saves the time, in ISO 8601; rejects when that fails. */
  onChoose: (sendAt: string) => Promise<void>;
  onCancel: () => void;
}

/** Asks for another time of a newsletter that waits, in the site's own time. */
export function SendTimeDialog({ subject, sendAt, onChoose, onCancel }: SendTimeDialogProps) {
  const formId = useId();
  const now = useMinute();
  const [time, setTime] = useState(() => beginningTime(sendAt, dayOf(now)));

  const { form } = useForm({
    read: () => time,
    check: timeProblem,
    async send(chosen) {
      const instant = instantAt(chosen.day, chosen.time);
      if (instant !== null) await onChoose(instant.toISOString()); // checked by timeProblem
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
            Save the time
          </Button>
        </>
      }
    >
      <p className="mt-3">
        “{subject}” goes to everyone who is an active subscriber then. The time is {business.time.name}, now{' '}
        {formatWeekdayTime(now)}.
      </p>
      <Form {...form} id={formId} noValidate className="mt-5 grid gap-4">
        <SendTimeFields value={time} onChange={setTime} />
        <FormError />
      </Form>
    </Dialog>
  );
}
