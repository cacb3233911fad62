import type { Consultation } from '#shared/contract/consultations.ts';
import { howMany } from '../../../lib/how-many.ts';
import { getEmail, namesOf } from '../told-in-words.ts';
import { NoteDialog } from './NoteDialog.tsx';
import type { OwnerChange } from './use-change-news.ts';
import { useEachCall } from './use-each-call.ts';
import { WaitingCalls } from './WaitingCalls.tsx';

interface CancelCallsDialogProps {
  calls: readonly Consultation[];
  /** How many were chosen with them that can't be cancelled. */
  leftOut: number;
  /** Called with what is to be said about it. */
  onDone: (news: string, change: OwnerChange) => void;
  onClose: () => void;
}

/** Cancels several calls: their times are free again, and one line goes to all whom an email tells. */
export function CancelCallsDialog({ calls, leftOut, onDone, onClose }: CancelCallsDialogProps) {
  const { waiting, refusals, run } = useEachCall(calls, 'cancelByOwner', 'It could not be cancelled.');
  const told = waiting.filter(({ tells_visitor }) => tells_visitor);
  const untold = waiting.filter(({ tells_visitor }) => !tells_visitor);
  const cancelled = calls.filter((call) => !waiting.includes(call));
  const hasFailed = refusals.size > 0;
  return (
    <NoteDialog
      call={{ name: told.length > 0 ? 'all who get it' : 'each of them', tells_visitor: told.length > 0 }}
      title={`Cancel ${howMany(waiting.length, 'call')}?`}
      about="the cancellation"
      submit={{
        label: hasFailed ? 'Try again' : `Cancel ${howMany(waiting.length, 'call')}`,
        busy: 'Cancelling…',
        isDanger: true,
      }}
      leave={cancelled.length === 0 ? 'Keep them' : 'Keep the others'}
      refused="The calls could not be cancelled. Please try again."
      send={run}
      onSent={(failed) => {
        if (failed === 0) onDone(cancelledInWords(calls), { what: 'cancelled-all', calls });
      }}
      onClose={() =>
        cancelled.length === 0
          ? onClose()
          : onDone(`${cancelledInWords(cancelled)} ${waiting.length} not.`, {
              what: 'cancelled-all',
              calls: cancelled,
            })
      }
    >
      <p role="alert" className="mt-3 font-medium text-alarm empty:hidden">
        {hasFailed
          ? `${cancelled.length} cancelled, ${waiting.length} not. Those that were cancelled stay so.`
          : null}
      </p>
      <WaitingCalls calls={waiting} refusals={refusals} />
      <p className="mt-3">
        Their times are free again.
        {told.length === 0 ? null : ` ${getEmail(told)}, which takes the call out of their calendar.`}
        {untold.length === 0 || told.length === 0 ? null : ` ${untoldInWords(untold)}`}
        {leftOut === 0 ? null : ` ${leftOutInWords(leftOut)}`}
      </p>
    </NoteDialog>
  );
}

function cancelledInWords(calls: readonly Consultation[]): string {
  const told = calls.filter(({ tells_visitor }) => tells_visitor);
  const done = `${howMany(calls.length, 'call')} cancelled: ${calls.length === 1 ? 'its time is' : 'their times are'} free again.`;
  return told.length === 0 ? done : `${done} ${getEmail(told)}.`;
}

function untoldInWords(calls: readonly Consultation[]): string {
  return `${namesOf(calls)} ${calls.length === 1 ? 'gets none and has' : 'get none and have'} to hear it from you.`;
}

function leftOutInWords(count: number): string {
  return count === 1
    ? 'One that you selected stays as it is: it has begun, or was cancelled before.'
    : `${count} that you selected stay as they are: they have begun, or were cancelled before.`;
}
