import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { Reply } from '#shared/contract/replies.ts';
import { dayOf } from '#shared/business-time.ts';
import { ShortDate } from '../../../components/dashboard/ShortDate.tsx';
import { timeOfDay } from '../../../components/dashboard/short-date.ts';

interface AnsweredElsewhereProps {
  /** What was answered. */
  reply: Reply;
  /** What is written here: where it is the same, it may be that only the answer to its sending was lost. */
  written: string;
  /** Called where what was written here is the same, or how that begins: nobody needs it any more. */
  onIncluded: () => void;
  /** Takes the focus of who would send without having seen it. */
  ref: RefObject<HTMLParagraphElement | null>;
}

/** Says that a message was answered elsewhere while one writes a reply to it; what was answered stands above the field. */
export function AnsweredElsewhere({ reply, written, onIncluded, ref }: AnsweredElsewhereProps) {
  const { body, created_at, status } = reply;
  // What was here when it came: what is written after that is meant.
  const [before] = useState(() => written.trim());
  const isIncluded = before !== '' && body.startsWith(before);
  const drop = useEffectEvent(onIncluded);
  useEffect(() => {
    if (isIncluded) drop();
  }, [isIncluded]);
  const at = new Date(created_at);
  const isToday = dayOf(at) === dayOf(new Date());
  const isSame = body === before;
  return (
    <p ref={ref} role="alert" tabIndex={-1} className="border-l-2 border-clay pl-4 font-medium">
      {isSame ? 'You sent just this' : 'You answered this'}{' '}
      {isToday ? `at ${timeOfDay(at)}` : <ShortDate at={created_at} withTime inSentence />}
      {isSame ? '' : ' in another tab or on another device'}
      {isIncluded && !isSame ? ', beginning with what stood here' : ''}
      {status === 'failed' ? ', but it was not delivered' : ''}.
    </p>
  );
}
