import type { ReactNode } from 'react';
import { KeptPlace } from '../../components/dashboard/KeptPlace.tsx';
import { failureText } from '../../lib/api-error.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { useFlagsChoice } from './use-kept-flags.ts';

const FAILURES = { refused: 'That could not be saved. Please try again.' };

/**
 * Offers, once, to keep flags and authors with the account; nothing when that was answered.
 * @param isDue whether there is something to keep. It stays mounted before: what marks something sends no request. [K1] [K2]
 * @param children what is offered
 */
export function FlagsOffer({ isDue = true, children }: { isDue?: boolean; children: ReactNode }) {
  const { choice, choose } = useFlagsChoice();
  const { alert } = useAlerts();
  const answer = (chosen: 'kept' | 'refused') =>
    choose.mutate(chosen, {
      onError: (error) => void alert(failureText(error, FAILURES), 'Nothing was changed'),
    });
  const isShown = choice === 'unasked' && isDue;
  return (
    <>
      <KeptPlace of={isShown} />
      {isShown ? (
        <section
          aria-label="On other devices, too?"
          className="mt-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded bg-sun-wash px-4 py-2.5 text-small text-ink"
        >
          <p className="max-w-measure min-w-0 flex-[1_1_22rem]">{children}</p>
          <div className="flex flex-wrap gap-1">
            <Button
              size="small"
              variant="secondary"
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
      ) : null}
    </>
  );
}
