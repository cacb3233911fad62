import type { ReactNode } from 'react';
import type { ListedContact } from '#shared/contract/contacts.ts';
import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { ReplyClock } from './ReplyClock.tsx';

interface MessageNeedProps {
  message: ListedContact;
  /** The status in this browser. */
  status: string;
  now: Date;
}

/** What a message needs, at the start of its row; nothing for suspected spam, which needs none. */
export function MessageNeed({ message, status, now }: MessageNeedProps) {
  const { answered_at, suspected_spam, replies } = message;
  const last = replies.at(-1)?.status;
  if (suspected_spam) return null;
  if (status === 'settled') return <Line className="text-quiet">No answer needed</Line>;
  if (last === 'withdrawn') return <Line className="text-alarm">Reply not sent</Line>;
  if (last === 'failed') return <Line className="text-alarm">Reply not delivered</Line>;
  if (answered_at !== null)
    return (
      <Line className="text-quiet">
        Answered <ShortDate at={answered_at} withTime inSentence />
      </Line>
    );
  if (message.status === 'new')
    return (
      <Line>
        <ReplyClock message={message} now={now} />
      </Line>
    );
  return status === 'read' ? <Line className="text-quiet">No answer yet</Line> : null;
}

function Line({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <p data-need className={`text-fine font-semibold tabular-nums empty:hidden ${className}`}>
      {children}
    </p>
  );
}
