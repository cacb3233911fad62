import type { Consultation } from '#shared/contract/consultations.ts';
import { howMany } from '../../../lib/how-many.ts';
import { callDay } from '../call-days.ts';
import { timeInWords } from '../time-in-words.ts';
import { useToday } from '../use-today.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { useConfirmations } from './use-confirmations.ts';

interface ConfirmationsDialogProps {
  calls: readonly Consultation[];
  /** How many were confirmed with them whose visitors get none. */
  leftOut: number;
  /** Called with what is to be said about it. */
  onDone: (news: string) => void;
  onClose: () => void;
}

/** Has the site send the visitors of several calls a confirmation each, with one line to all of them. */
export function ConfirmationsDialog({ calls, leftOut, onDone, onClose }: ConfirmationsDialogProps) {
  const { waiting, refusals, send } = useConfirmations(calls);
  const today = useToday() ?? '';
  const sent = calls.length - waiting.length;
  const hasFailed = refusals.size > 0;
  return (
    <NoteDialog
      call={{ name: 'all of them', tells_visitor: true }}
      title={`Send ${howMany(waiting.length, 'confirmation')}?`}
      about="each call"
      submit={{ label: hasFailed ? 'Try again' : 'Send the confirmations', busy: 'Sending…' }}
      leave="Not now"
      refused="The confirmations could not be sent. Please try again."
      send={send}
      onSent={(failed) => {
        if (failed === 0) onDone(sentInWords(calls.length));
      }}
      onClose={() => (sent === 0 ? onClose() : onDone(`${sentInWords(sent)} ${waiting.length} not.`))}
    >
      <p role="alert" className="mt-3 font-medium text-alarm empty:hidden">
        {hasFailed ? `${sent} sent, ${waiting.length} not. Those that were sent stay so.` : null}
      </p>
      <ul className="mt-3 grid gap-y-2 tabular-nums">
        {waiting.map(({ id, name, email, consultation_date, consultation_time }) => (
          <li key={id} className="wrap-anywhere">
            <span className="font-semibold">{name}</span> <span className="text-quiet">{email}</span>
            <span className="block text-quiet">
              {callDay(consultation_date, today)}, {timeInWords(consultation_time)}
            </span>
            {refusals.has(id) ? <span className="block text-alarm">{refusals.get(id)}</span> : null}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-quiet">
        Each email has the entry for their calendar, and the link to move or cancel the call.
        {leftOut === 0 ? null : ` ${leftOutInWords(leftOut)}`}
      </p>
    </NoteDialog>
  );
}

function sentInWords(count: number): string {
  return `${howMany(count, 'confirmation')} sent.`;
}

function leftOutInWords(count: number): string {
  const gets = count === 1 ? 'gets' : 'get';
  return `${count} of those that you confirmed ${gets} none: it was sent before, or the site can’t send any.`;
}
