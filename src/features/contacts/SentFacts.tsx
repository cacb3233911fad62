import { subjectInWords } from '#content/contact-subject.ts';
import { contact } from '#content/contact.ts';
import { formatWeekdayTimeInZone } from '#shared/moments-in-words.ts';
import { replyDue, type ReplyPromise } from '#shared/reply-clock.ts';

/** What is repeated of a message that was sent. */
export interface SentMessage {
  subject: string;
  email: string;
  /** When, in milliseconds since 1970. */
  at: number;
}

/** What a sent message was about, and when and where its answer comes. */
export function SentFacts({ message, promise }: { message: SentMessage; promise: ReplyPromise }) {
  const { facts } = contact.sent;
  const rows = [
    [facts.about, subjectInWords(message.subject)],
    [
      facts.due,
      formatWeekdayTimeInZone(replyDue(promise, new Date(message.at))).replace(/(\d) /, '$1\u00a0'),
    ],
    [facts.to, message.email],
  ];
  return (
    <dl className="mt-6 border-b border-line">
      {rows.map(([term, value]) => (
        <div key={term} className="grid grid-cols-[7rem_1fr] border-t border-line py-2.5">
          <dt className="text-quiet">{term}</dt>
          <dd className="font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
