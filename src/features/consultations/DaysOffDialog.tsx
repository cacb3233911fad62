import { useId, useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { MAX_DAY_OFF_NOTE } from '#shared/limits.ts';
import { DENSE } from '../../components/dashboard/dense.ts';
import { errorAt } from '../../components/dashboard/error-at.ts';
import { FormButtons } from '../../components/dashboard/FormButtons.tsx';
import { submitByKeys } from '../../components/dashboard/submit-by-keys.ts';
import { textOf } from '../../lib/form-values.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { DayField } from './day-picker/DayField.tsx';
import type { NewRange } from './use-days-off.ts';

interface DaysOffDialogProps {
  first: CalendarDay;
  /** Takes them off. @returns what says so once the dialog is closed */
  onTake: (range: NewRange) => Promise<() => void>;
  onClose: () => void;
}

const failureOf = failureWith({
  refused: 'The days could not be taken off. Please try again.',
  fields: ['last_day', 'note'],
});

/** Asks until when days are taken off, from one of the week on, and for a note; it can be that day alone. */
export function DaysOffDialog({ first, onTake, onClose }: DaysOffDialogProps) {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [last, setLast] = useState<string>(first);
  const { form } = useForm({
    read: (data) => ({ first_day: first, last_day: last, note: textOf(data, 'note') }),
    send: onTake,
    failureOf,
    onSent(say) {
      onClose();
      say();
    },
  });
  return (
    <Dialog
      title="Take days off"
      className="w-[min(30rem,calc(100vw-2rem))] overflow-visible! text-small"
      initialFocus={field}
      onCancel={onClose}
      onKeyDown={submitByKeys}
      actions={
        <FormButtons form={id} busy={form.pending ? 'Taking off…' : false} onLeave={onClose}>
          {last === first ? 'Take this day off' : 'Take these days off'}
        </FormButtons>
      }
    >
      <Form {...form} id={id} className="mt-3 grid gap-4">
        <p className="text-quiet">From {formatFullDay(first)}. What is booked then stays.</p>
        <Field label="Last day off" name="last_day" required error={errorAt(form.failure, 'last_day')}>
          {(control) => (
            <DayField
              control={control}
              ref={field}
              what="the last day off"
              value={last}
              min={first}
              onChange={setLast}
            />
          )}
        </Field>
        <Field label="Note" name="note" hint="Only you see it." error={errorAt(form.failure, 'note')}>
          {(control) => (
            <TextInput {...control} className={DENSE} maxLength={MAX_DAY_OFF_NOTE} autoComplete="off" />
          )}
        </Field>
        <FormError />
      </Form>
    </Dialog>
  );
}
