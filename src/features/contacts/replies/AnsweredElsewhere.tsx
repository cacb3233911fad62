import type { Reply } from '#shared/contract/replies.ts';
import { dayOf } from '#shared/business-time.ts';
import { ShortDate } from '../../../components/dashboard/ShortDate.tsx';
import { timeOfDay } from '../../../components/dashboard/short-date.ts';

/**
 * Says that a message was answered elsewhere while one writes a reply to it; what was answered stands above the field.
 * @param written what is written here: where it is the same, it may be that only the answer to its sending was lost
 */
export function AnsweredElsewhere({ reply, written }: { reply: Reply; written: string }) {
  const { body, created_at, status } = reply;
  const at = new Date(created_at);
  const isToday = dayOf(at) === dayOf(new Date());
  const isSame = body === written.trim();
  return (
    <p role="alert" className="border-l-2 border-clay pl-4 font-medium">
      {isSame ? 'You sent just this' : 'You answered this'}{' '}
      {isToday ? `at ${timeOfDay(at)}` : <ShortDate at={created_at} withTime inSentence />}
      {isSame ? '' : ' on another device'}
      {status === 'failed' ? ', but it was not delivered' : ''}.
    </p>
  );
}
