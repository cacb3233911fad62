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
      className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-y border-line py-2 text-small text-quiet"
    >
      <p className="min-w-0 flex-[1_1_22rem]">
        They can be kept with your account, and are then the same wherever you sign in.
      </p>
      <div className="flex flex-wrap gap-1 max-sm:-ml-3 sm:-mr-3">
        <Button
          size="small"
          variant="quiet"
          className="text-clay!"
          busy={choose.isPending && choose.variables === 'kept' ? 'Saving…' : false}
          onClick={() => answer('kept')}
        >
          Keep them with my account
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={choose.isPending && choose.variables === 'refused' ? 'Saving…' : false}
          onClick={() => answer('refused')}
        >
          Leave them here
        </Button>
      </div>
    </section>
  );
}
