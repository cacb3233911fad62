import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { describeVisitorTime, visitorTime } from '#shared/visitor-time.ts';
import { textOf } from '../../../lib/form-values.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { FormError } from '../../../ui/FormError.tsx';
import { callDay } from '../call-days.ts';
import { timeInWords } from '../time-in-words.ts';
import type { BookingTime } from './BookCallDialog.tsx';
import { CallDialog } from './CallDialog.tsx';
import { CallSteps } from './CallSteps.tsx';
import { toChoose } from './to-choose.ts';
import { NoteField } from './NoteField.tsx';
import { TimeWarning } from './TimeWarning.tsx';
import { useCallTime } from './use-call-time.ts';
import type { OwnerChange } from './use-change-news.ts';
import { useOwnerChanges } from './use-owner-changes.ts';

interface MoveCallDialogProps {
  call: Consultation;
  /** What is chosen at first, if it is free; null for its own day alone. */
  to: BookingTime | null;
  /** Called with what is to be said about it, and what was done. */
  onDone: (news: string, change: OwnerChange) => void;
  onClose: () => void;
}

const failureOf = failureWith({
  refused: 'The call could not be moved. What you typed is still here.',
  network: 'No answer came: check your connection. What you typed is still here.',
  fields: ['date', 'time'],
});

/** What is still to be chosen. */
function firstIn(to: BookingTime | null): 'day' | 'time' | null {
  if (to === null) return 'day';
  return to.slot === null ? 'time' : null;
}

/** Moves a call to any other time ahead; its visitor is told. */
export function MoveCallDialog({ call, to, onDone, onClose }: MoveCallDialogProps) {
  const { name, tells_visitor, consultation_date, consultation_time, time_zone } = call;
  const { move } = useOwnerChanges();
  const choice = useCallTime(to ?? { day: consultation_date, slot: null }, call);
  const { today, day, slot, warning } = choice;
  const dayOf = (one: string) => callDay(one, today);
  const { form, clearFailure } = useForm({
    read: (data) => (slot === null ? null : { date: day, time: slot, note: textOf(data, 'note') }),
    send: (to) => move(call, to),
    failureOf,
    onSent: (_, { date, time, note }) =>
      onDone(
        `Moved to ${dayOf(date)}, ${timeInWords(time)}.${tells_visitor ? ` ${name} gets an email.` : ''}`,
        { what: 'moved', call, to: { day: date, slot: time }, note },
      ),
    onFailed(error, { date, time }) {
      if (failureOf(error).fields.length > 0) choice.refuse({ day: date, slot: time });
    },
  });
  const time = parseSlot(consultation_time);
  const there = slot === null || time_zone === '' ? null : visitorTime(day, slot, time_zone);
  return (
    <CallDialog
      title={`Move the call with ${name}`}
      className="w-[min(46rem,calc(100vw-2rem))]"
      form={form}
      submit={{ label: 'Move the call', busy: 'Moving…' }}
      isReady={slot !== null}
      leave="Keep it"
      unsaved="The call is not moved yet."
      isTyped={(data) => textOf(data, 'note').trim() !== ''}
      summary={
        <div role="status" className="min-w-0 grow basis-60 self-center font-semibold tabular-nums">
          {slot === null ? (
            <p className="font-normal text-quiet">{toChoose(day, today)}</p>
          ) : (
            <p>
              {dayOf(day)}, {timeInWords(slot)}
            </p>
          )}
          {there === null || there.same ? null : (
            <p className="text-fine font-normal text-quiet">For the visitor: {describeVisitorTime(there)}</p>
          )}
          {warning === null ? null : <TimeWarning>{warning}</TimeWarning>}
        </div>
      }
      onClose={onClose}
    >
      <p className="-mt-2 text-quiet tabular-nums">
        It is on {dayOf(consultation_date)}, {timeInWords(consultation_time)}.
      </p>
      <CallSteps
        choice={choice}
        now={time === null ? undefined : { date: consultation_date, time }}
        focusFirst={firstIn(to)}
        onChoose={clearFailure}
      />
      <FormError about={['date', 'time']} />
      <div className="border-t border-line pt-5">
        <NoteField call={call} about="the new time" />
      </div>
    </CallDialog>
  );
}
