import { failureText } from '../../lib/api-error.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { useFlagsChoice } from './use-kept-flags.ts';

const FAILURES = { refused: 'That could not be saved. Please try again.' };

/** Offers, once, to keep flags and authors with the account; nothing when that was answered. */
export function FlagsOffer() {
  const { choice, choose } = useFlagsChoice();
  const { alert } = useAlerts();
  if (choice !== 'unasked') return null;
  const answer = (chosen: 'kept' | 'refused') =>
    choose.mutate(chosen, {
      onError: (error) => void alert(failureText(error, FAILURES), 'Nothing was changed'),
    });
  return (
    <section
      aria-label="On other devices, too?"
      className="mt-5 max-w-measure rounded bg-sky-wash px-4 py-3 text-small"
    >
      <p className="font-semibold">On other devices, too?</p>
      <p className="mt-1">
        What you mark as read or confirm, and your authors, are kept in this browser alone. They can be kept
        with your account, and are then the same wherever you sign in.
      </p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="small"
          busy={choose.isPending && choose.variables === 'kept' ? 'Saving…' : false}
          onClick={() => answer('kept')}
        >
          Keep them with my account
        </Button>
        <Button
          size="small"
          variant="secondary"
          busy={choose.isPending && choose.variables === 'refused' ? 'Saving…' : false}
          onClick={() => answer('refused')}
        >
          Leave them here
        </Button>
      </div>
    </section>
  );
}
