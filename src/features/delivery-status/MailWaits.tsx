import { formatMoment } from '#shared/moments-in-words.ts';
import type { WaitingEmails } from '#shared/contract/delivery-status.ts';
import { howMany } from '../../lib/how-many.ts';

interface MailWaitsProps {
  waiting: readonly WaitingEmails[];
}

/** Emails that the mail server did not take yet, by its reasons; renders nothing if there are none. */
export function MailWaits({ waiting }: MailWaitsProps) {
  if (waiting.length === 0) return null;
  return (
    <div className="rounded bg-sun-wash px-4 py-1">
      <ul aria-label="Mails that wait" className="divide-y divide-line">
        {waiting.map(({ reason, count, next_try_at }) => (
          <li key={reason} className="py-2 wrap-anywhere">
            <strong className="font-semibold">
              {howMany(count, 'mail')} {count === 1 ? 'waits' : 'wait'}, and {count === 1 ? 'is' : 'are'}{' '}
              tried again
            </strong>
            <span className="block text-fine">
              Next at {formatMoment(next_try_at)}: {reason}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
