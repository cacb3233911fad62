import { formatMoment } from '#shared/arizona-time.ts';
import type { UndeliveredEmail } from '#shared/contract/delivery-status.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { RetryNote } from '../../components/dashboard/RetryNote.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { MailHeld } from './MailHeld.tsx';
import { useForgetUndelivered, useDeliveryStatus } from './use-delivery-status.ts';

const KINDS: Record<UndeliveredEmail['kind'], string> = {
  'owner-notice': 'A notice',
  receipt: 'A receipt',
  appointment: 'A letter about an appointment',
  reminder: 'A reminder',
  'newsletter-test': 'A test letter',
};
const FAILURES = {
  refused: 'The list could not be emptied. Please try again.',
};

/** Problems of email delivery: email held back, and emails not delivered. Renders nothing if there are none. */
export function MailTroubles() {
  const { data, error, refetch } = useDeliveryStatus();
  const forget = useForgetUndelivered();
  const { notice, say, fail } = useNews();
  const { held = null, undelivered = [] } = data ?? {};
  const [latest] = undelivered;
  if (data === undefined && error !== null) {
    return (
      <RetryNote
        message={`Whether mail goes out could not be asked: ${error.message}`}
        onRetry={() => void refetch()}
        className="text-small"
      />
    );
  }
  if (held === null && latest === undefined && notice === null) return null;

  function dismiss(until: string) {
    forget.mutate(until, {
      onSuccess: () => say('The list is empty'),
      onError: (error) => void fail(failureText(error, FAILURES), 'Nothing was changed'),
    });
  }

  return (
    <DashboardSection title="Mail" notice={notice}>
      <div className="mt-5 grid gap-3">
        <MailHeld />
        {latest === undefined ? null : (
          <div className="rounded bg-sun-wash px-4 pt-1 pb-3">
            <ul aria-label="Mails that did not arrive" className="divide-y divide-line">
              {undelivered.map((mail) => (
                <Undelivered key={mail.id} mail={mail} />
              ))}
            </ul>
            <Button
              size="small"
              variant="secondary"
              className="mt-3"
              busy={forget.isPending ? 'Dismissing…' : false}
              onClick={() => dismiss(latest.given_up_at)}
            >
              {undelivered.length === 1 ? 'Dismiss' : 'Dismiss all'}
            </Button>
          </div>
        )}
      </div>
    </DashboardSection>
  );
}

function Undelivered({ mail: { kind, recipient, reason, given_up_at } }: { mail: UndeliveredEmail }) {
  return (
    <li className="py-2 wrap-anywhere">
      <strong className="font-semibold">
        {KINDS[kind]} to {recipient} did not arrive
      </strong>
      <span className="block text-fine">
        {formatMoment(given_up_at)}: {reason}
      </span>
    </li>
  );
}
