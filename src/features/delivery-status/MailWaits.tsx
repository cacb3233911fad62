import { formatMoment } from '#shared/moments-in-words.ts';
import type { WaitingEmails } from '#shared/contract/delivery-status.ts';
import { RefusalDetails } from '../../components/dashboard/RefusalDetails.tsx';
import { refusalInWords } from '../../components/dashboard/refusal-words.ts';
import { TroubleRow } from '../../components/dashboard/TroubleRow.tsx';
import { howMany } from '../../lib/how-many.ts';

interface MailWaitsProps {
  waiting: readonly WaitingEmails[];
}

/** Emails that the mail server did not take yet, by its reasons; renders nothing if there are none. */
export function MailWaits({ waiting }: MailWaitsProps) {
  if (waiting.length === 0) return null;
  return (
    <ul aria-label="Emails that wait">
      {waiting.map(({ reason, count, next_try_at }) => (
        <li key={reason}>
          <TroubleRow word="Waiting" tone="sun">
            <strong className="font-semibold">
              {howMany(count, 'email')} {count === 1 ? 'waits' : 'wait'}, and {count === 1 ? 'is' : 'are'}{' '}
              tried again
            </strong>
            <span className="text-quiet">
              Next at {formatMoment(next_try_at)}: {refusalInWords(reason).words}
            </span>
            <RefusalDetails reasons={[reason]} />
          </TroubleRow>
        </li>
      ))}
    </ul>
  );
}
