import type { CallChange, Consultation } from '#shared/contract/consultations.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { ShortDate } from '../../components/dashboard/ShortDate.tsx';

interface CallHistoryProps extends Pick<Consultation, 'moved' | 'cancelled'> {
  /** Whether the email that tells of it has not gone out. */
  isWaiting?: boolean;
}

/** What was done to a call, a line each: from when it was moved, and who cancelled it. */
export function CallHistory({ moved, cancelled, isWaiting = false }: CallHistoryProps) {
  const isMoveWaiting = cancelled === null ? isWaiting : false;
  return (
    <>
      {moved === null ? null : (
        <p>
          Moved {moved.by === 'visitor' ? 'by the visitor ' : ''}from {timeBefore(moved.from)} ·{' '}
          <WhenDone change={moved} isWaiting={isMoveWaiting} />
        </p>
      )}
      {cancelled === null ? null : (
        <p>
          Cancelled by {cancelled.by === 'visitor' ? 'the visitor' : 'you'} ·{' '}
          <WhenDone change={cancelled} isWaiting={isWaiting} />
        </p>
      )}
    </>
  );
}

/** 'told today, 3:05 PM'; what visitors do themselves need not be told them. */
function WhenDone({ change: { at, by, told }, isWaiting }: { change: CallChange; isWaiting: boolean }) {
  return (
    <span className="whitespace-nowrap">
      {told && by === 'owner' && !isWaiting ? 'told ' : ''}
      <ShortDate at={at} withTime inSentence />
    </span>
  );
}

/** 'Mon, Nov 30, 4:00 PM' */
function timeBefore({ date, time }: NonNullable<Consultation['moved']>['from']): string {
  const slot = parseSlot(time);
  return `${formatShortDay(date)}, ${slot === null ? time : formatSlot(slot)}`;
}
