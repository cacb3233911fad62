import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

const KEY = ['calendar-feed'];
const TEXTS = {
  refused: 'The address could not be made. Please try again.',
};

/** The address of the owner's calendar feed. Anyone who has it can read all consultations. */
export function CalendarFeed() {
  const { request, announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const client = useQueryClient();
  const { copied, copy } = useCopy();
  const { data, error, refetch } = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request('readCalendarFeed', { signal }),
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => request('renewCalendarFeed', {}),
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  });

  async function renew(before: string | null) {
    const question = {
      title: 'Make a new address?',
      message: 'The old one stops working at once. Calendars that follow it need the new one.',
      confirmLabel: 'Make a new address',
    };
    if (before !== null && !(await confirm(question))) return;
    try {
      await mutateAsync();
    } catch (reason) {
      const text = failureText(reason, TEXTS);
      announcer.announce(text);
      await alert(text, 'The address was not changed');
      return;
    }
    announcer.announce('There is a new address');
  }

  return (
    <DashboardSection
      title="Your calendar"
      summary="An address that shows all consultations in your calendar program. Give it to nobody: whoever has it can read them."
    >
      {data === undefined ? (
        <Missing error={error} onRetry={() => void refetch()} />
      ) : (
        <div className="mt-5 flex max-w-3xl flex-wrap items-end gap-3">
          {data.address === null ? null : (
            <>
              <Field label="Address to subscribe to" required className="min-w-0 grow basis-72">
                {({ id }) => <TextInput id={id} readOnly value={data.address ?? ''} />}
              </Field>
              <Button variant="secondary" onClick={() => void copy(data.address ?? '')}>
                {copied ? 'Copied' : 'Copy'}
              </Button>
            </>
          )}
          <Button
            variant={data.address === null ? 'secondary' : 'quiet'}
            busy={isPending ? 'Making…' : false}
            onClick={() => void renew(data.address)}
          >
            {data.address === null ? 'Make an address' : 'Make a new address'}
          </Button>
        </div>
      )}
    </DashboardSection>
  );
}

function Missing({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) return <Skeleton className="mt-5 h-12" />;
  return (
    <div className="mt-5">
      <LoadFailure
        title="Error loading the calendar’s address"
        message={error.message}
        variant="primary"
        onRetry={onRetry}
      />
    </div>
  );
}
