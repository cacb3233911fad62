import type { Consultation } from '#shared/contract/consultations.ts';
import { howMany } from '../../../lib/how-many.ts';
import { NoteDialog } from './NoteDialog.tsx';
import type { OwnerChange } from './use-change-news.ts';
import { useEachCall } from './use-each-call.ts';
import { WaitingCalls } from './WaitingCalls.tsx';

interface ConfirmationsDialogProps {
  calls: readonly Consultation[];
  /** How many were confirmed with them whose visitors get none. */
  leftOut: number;
  /** Called with what is to be said about it. */
  onDone: (news: string, change: OwnerChange) => void;
  onClose: () => void;
}

/** Has the site send the visitors of several calls a confirmation each, with one line to all of them. */
export function ConfirmationsDialog({ calls, leftOut, onDone, onClose }: ConfirmationsDialogProps) {
  const { waiting, refusals, run } = useEachCall(calls, 'confirmByOwner', 'It could not be sent.');
  const done = calls.filter((call) => !waiting.includes(call));
  const sent = done.length;
  const hasFailed = refusals.size > 0;
  return (
    <NoteDialog
      call={{ name: 'all of them', tells_visitor: true }}
      title={`Send ${howMany(waiting.length, 'confirmation')}?`}
      about="each call"
      submit={{ label: hasFailed ? 'Try again' : 'Send the confirmations', busy: 'Sending…' }}
      leave="Not now"
      refused="The confirmations could not be sent. Please try again."
      send={run}
      onSent={(failed) => {
        if (failed === 0) onDone(sentInWords(calls.length), { what: 'confirmed-all', calls });
      }}
      onClose={() =>
        sent === 0
          ? onClose()
          : onDone(`${sentInWords(sent)} ${waiting.length} not.`, { what: 'confirmed-all', calls: done })
      }
    >
      <p role="alert" className="mt-3 font-medium text-alarm empty:hidden">
        {hasFailed ? `${sent} sent, ${waiting.length} not. Those that were sent stay so.` : null}
      </p>
      <WaitingCalls calls={waiting} refusals={refusals} />
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
