import { useId } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { describeVisitorTime, visitorTime } from '#shared/visitor-time.ts';
import { SUBMIT_KEYS, submitByKeys } from '../../../components/dashboard/submit-by-keys.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { textOf } from '../../../lib/form-values.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { callDay } from '../call-days.ts';
import { timeInWords } from '../time-in-words.ts';
import type { CallTime } from '../use-call-drag.ts';
import { useSlotChoice } from '../use-slot-choice.ts';
import { useToday } from '../use-today.ts';
import { CallSteps } from './CallSteps.tsx';
import { focusTime } from './focus-time.ts';
import { NoteField } from './NoteField.tsx';
import { useOwnerChanges } from './use-owner-changes.ts';

interface MoveCallDialogProps {
  call: Consultation;
  /** What is chosen at first, if it is free; null for its own day alone. */
  to: CallTime | null;
  /** Called with what is to be said about it. */
  onDone: (news: string) => void;
  onClose: () => void;
}

const TAKEN = 409;
const NOT_MOVED = failureWith({
  refused: 'The call could not be moved. Please try again.',
  fields: ['date', 'time'],
});

/** Moves a call to another free time, by the steps in which visitors move theirs; its visitor is told. */
export function MoveCallDialog({ call, to, onDone, onClose }: MoveCallDialogProps) {
  const { name, tells_visitor, consultation_date, consultation_time, time_zone } = call;
  const id = useId();
  const today = useToday();
  const dayOf = (day: string) => callDay(day, today ?? '');
  const choice = useSlotChoice(today, to, consultation_date);
  const { move } = useOwnerChanges(call);
  const { day, slot, refuse } = choice;
  const { form, clearFailure } = useForm({
    read: (data) =>
      day === null || slot === null ? null : { date: day, time: slot, note: textOf(data, 'note') },
    send: move,
    failureOf,
    onSent: (_, { date, time }) =>
      onDone(
        `Moved to ${dayOf(date)}, ${timeInWords(time)}.${tells_visitor ? ` ${name} gets an email.` : ''}`,
      ),
    onFailed(error, { date, time }) {
      if (isTaken(error)) refuse(date, time);
    },
  });
  const time = parseSlot(consultation_time);
  const there = day === null || slot === null || time_zone === '' ? null : visitorTime(day, slot, time_zone);
  return (
    <Dialog
      title={`Move the call with ${name}`}
      isTall
      className="w-[min(62rem,calc(100vw-2rem))] scroll-pb-36 text-small"
      onCancel={onClose}
      onKeyDown={submitByKeys}
      actions={
        <>
          <p role="status" className="min-w-0 grow basis-60 self-center font-semibold tabular-nums">
            {day === null || slot === null ? (
              <span className="font-normal text-quiet">
                {day === null ? 'Choose a free day and time.' : `${dayOf(day)}: choose a free time.`}
              </span>
            ) : (
              `${dayOf(day)}, ${timeInWords(slot)}`
            )}
            {there === null || there.same ? null : (
              <span className="block text-fine font-normal text-quiet">
                For the visitor: {describeVisitorTime(there)}
              </span>
            )}
          </p>
          <Button variant="secondary" size="small" onClick={onClose}>
            Keep it
          </Button>
          <Button
            size="small"
            type="submit"
            form={id}
            aria-keyshortcuts={SUBMIT_KEYS}
            disabled={slot === null}
            busy={form.pending ? 'Moving…' : false}
          >
            Move the call
          </Button>
        </>
      }
    >
      <p className="mt-1 text-quiet tabular-nums">
        It is on {dayOf(consultation_date)}, {timeInWords(consultation_time)}.
      </p>
      <Form {...form} id={id} focus={focusTime} className="mt-5 grid gap-6">
        <CallSteps
          choice={choice}
          {...(time === null ? {} : { now: { date: consultation_date, time } })}
          isWide
          onChoose={clearFailure}
        />
        <div className="border-t border-line pt-5">
          <NoteField call={call} about="the new time" />
        </div>
        <FormError />
      </Form>
    </Dialog>
  );
}

function isTaken(error: unknown): boolean {
  return error instanceof ApiError && error.status === TAKEN && error.field === 'time';
}

/** The server says that a time is taken in the visitors' language. */
function failureOf(error: unknown) {
  const failure = NOT_MOVED(error);
  return isTaken(error)
    ? { ...failure, message: 'That time is not free any more. Please choose another one.' }
    : failure;
}
