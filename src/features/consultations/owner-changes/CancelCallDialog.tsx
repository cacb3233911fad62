import type { Consultation } from '#shared/contract/consultations.ts';
import { callDay } from '../call-days.ts';
import { timeInWords } from '../time-in-words.ts';
import { useToday } from '../use-today.ts';
import { NoteDialog } from './NoteDialog.tsx';
import type { OwnerChange } from './use-change-news.ts';
import { useOwnerChanges } from './use-owner-changes.ts';

interface CancelCallDialogProps {
  call: Consultation;
  /** Called with what is to be said about it, and what was done. */
  onDone: (news: string, change: OwnerChange) => void;
  onClose: () => void;
}

/** Cancels a call: its time is free again, and its visitor is told. */
export function CancelCallDialog({ call, onDone, onClose }: CancelCallDialogProps) {
  const { name, tells_visitor, consultation_date, consultation_time } = call;
  const today = useToday() ?? '';
  const { cancel } = useOwnerChanges();
  return (
    <NoteDialog
      call={call}
      title={`Cancel the call with ${name}?`}
      about="the cancellation"
      submit={{ label: 'Cancel the call', busy: 'Cancelling…', isDanger: true }}
      leave="Keep it"
      refused="The call could not be cancelled. Please try again."
      send={async (note) => {
        await cancel(call, { note });
        return note;
      }}
      onSent={(note) =>
        onDone(`Cancelled: the time is free again.${tells_visitor ? ` ${name} gets an email.` : ''}`, {
          what: 'cancelled',
          call,
          note,
        })
      }
      onClose={onClose}
    >
      <p className="mt-3 tabular-nums">
        {callDay(consultation_date, today)}, {timeInWords(consultation_time)}.{' '}
        {tells_visitor
          ? 'An email tells them, and takes it out of their calendar. The time is free again.'
          : 'The time is free again.'}
      </p>
    </NoteDialog>
  );
}
