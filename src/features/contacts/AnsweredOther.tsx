import type { ListedContact } from '#shared/contract/contacts.ts';
import { dayOf } from '#shared/business-time.ts';
import { timeOfDay } from '../../components/dashboard/short-date.ts';
import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { MESSAGE_DEEDS, wantsAnswer } from './message-deeds.ts';

interface AnsweredOtherProps {
  message: ListedContact;
  now: Date;
  onSettle: () => void;
}

/** Says of a message that wants an answer that another one of the same person had one since it came: it may have been meant. */
export function AnsweredOther({ message, now, onSettle }: AnsweredOtherProps) {
  const at = wantsAnswer(message) ? otherAnsweredAt(message) : null;
  if (at === null) return null;
  const isToday = dayOf(new Date(at)) === dayOf(now);
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-fine text-quiet tabular-nums">
      <span>
        You answered another message of theirs{' '}
        {isToday ? `at ${timeOfDay(new Date(at))}` : <ShortDate at={at} withTime inSentence />}.
      </span>
      <button type="button" onClick={onSettle} className="finger-high min-h-6 cursor-pointer text-link">
        {MESSAGE_DEEDS.settle}
      </button>
    </p>
  );
}

/** When another message of the same person was answered last, if that was after this one came; null otherwise. */
function otherAnsweredAt({ created_at, others }: ListedContact): string | null {
  const answers = others.flatMap((other) => (other.kind === 'message' ? (other.answered_at ?? []) : []));
  const last = answers.toSorted().at(-1);
  return last !== undefined && last > created_at ? last : null;
}
