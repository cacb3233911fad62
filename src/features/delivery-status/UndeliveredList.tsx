import { formatMoment } from '#shared/moments-in-words.ts';
import type { UndeliveredEmail, UndeliveredRetried } from '#shared/contract/delivery-status.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { RefusalDetails } from '../../components/dashboard/RefusalDetails.tsx';
import { refusalInWords } from '../../components/dashboard/refusal-words.ts';
import { TroubleRow } from '../../components/dashboard/TroubleRow.tsx';
import { failureText } from '../../lib/api-error.ts';
import { howMany } from '../../lib/how-many.ts';
import { Button } from '../../ui/Button.tsx';
import { useForgetUndelivered, useRetryUndelivered } from './use-delivery-status.ts';

const KINDS: Record<UndeliveredEmail['kind'], string> = {
  'owner-notice': 'A notice',
  receipt: 'A receipt',
  reply: 'Your reply',
  appointment: 'An email about an appointment',
  reminder: 'A reminder',
  'confirm-subscription': 'The question whether to subscribe',
  'newsletter-test': 'A test email',
};
const FORGET_FAILURES = { refused: 'The list could not be emptied. Please try again.' };
const RETRY_FAILURES = { refused: 'It could not be sent again. Please try again.' };

interface UndeliveredListProps {
  /** At least one, the latest first. */
  emails: readonly [UndeliveredEmail, ...UndeliveredEmail[]];
  news: News;
}

/** Emails that were given up, each with a button to send it again. */
export function UndeliveredList({ emails, news: { say, fail } }: UndeliveredListProps) {
  const forget = useForgetUndelivered();
  const retry = useRetryUndelivered();
  const until = emails[0].given_up_at;
  const isOne = emails.length === 1;

  function dismiss() {
    forget.mutate(until, {
      onSuccess: () => say('The list is empty'),
      onError: (error) => void fail(failureText(error, FORGET_FAILURES), 'Nothing was changed'),
    });
  }

  function sendAgain(id?: number) {
    retry.mutate(id === undefined ? { until } : { until, id }, {
      onSuccess: (result) => say(outcomeOf(result)),
      onError: (error) => void fail(failureText(error, RETRY_FAILURES), 'Nothing was sent'),
    });
  }

  const dismissing = (
    <Button
      size="small"
      variant="quiet"
      className="-mr-3"
      busy={forget.isPending ? 'Dismissing…' : false}
      onClick={dismiss}
    >
      {isOne ? 'Dismiss' : 'Dismiss all'}
    </Button>
  );
  return (
    <>
      <ul aria-label="Emails that did not arrive">
        {emails.map((email) => (
          <li key={email.id}>
            <TroubleRow
              word="Failed"
              tone="sun"
              actions={
                <>
                  <Button
                    size="small"
                    variant="secondary"
                    disabled={retry.isPending}
                    aria-label={`Send again to ${email.recipient}: ${KINDS[email.kind]}`}
                    onClick={() => sendAgain(email.id)}
                  >
                    Send again
                  </Button>
                  {isOne ? dismissing : null}
                </>
              }
            >
              <Description email={email} />
            </TroubleRow>
          </li>
        ))}
      </ul>
      {isOne ? null : (
        <div className="flex flex-wrap justify-end gap-2 pt-3">
          <Button
            size="small"
            variant="secondary"
            busy={retry.isPending ? 'Sending…' : false}
            onClick={() => sendAgain()}
          >
            Send all again
          </Button>
          {dismissing}
        </div>
      )}
    </>
  );
}

function Description({ email: { kind, recipient, reason, given_up_at } }: { email: UndeliveredEmail }) {
  return (
    <>
      <strong className="font-semibold">
        {KINDS[kind]} to {recipient} did not arrive
      </strong>
      <span className="text-quiet">
        {formatMoment(given_up_at)}: {refusalInWords(reason).words}
      </span>
      <RefusalDetails reasons={[reason]} />
    </>
  );
}

function outcomeOf({ count, overtaken }: UndeliveredRetried): string {
  const again = `${howMany(count, 'email')} ${count === 1 ? 'is' : 'are'} sent again`;
  if (overtaken === 0) return again;
  const left = `${howMany(overtaken, 'email')} ${overtaken === 1 ? 'is' : 'are'} not: what ${overtaken === 1 ? 'it says' : 'they say'} has changed or is over`;
  return count === 0 ? left.replace('not:', 'not sent again:') : `${again}; ${left}`;
}
