import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { DENSE } from '../../components/dashboard/dense.ts';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useCopy } from '../../lib/use-copy.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { CalendarHelp, FOLLOWING } from './CalendarHelp.tsx';

const KEY = ['calendar-feed'];
const TEXTS = {
  refused: 'The link could not be created. Please try again.',
};

/** The address of the owner's calendar feed. Anyone who has it can read all consultations. */
export function CalendarFeed() {
  const { request, announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const client = useQueryClient();
  const { copied, copy } = useCopy();
  const query = useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => request('readCalendarFeed', { signal }),
  });
  const { mutateAsync, isPending } = useMutation({
    mutationFn: () => request('renewCalendarFeed', {}),
    onSuccess: (answer) => client.setQueryData(KEY, answer),
  });

  async function renew(before: string | null) {
    const question = {
      title: 'Create a new link?',
      message: 'The old one stops working at once. Calendars that follow it need the new one.',
      confirmLabel: 'Create a new link',
    };
    if (before !== null && !(await confirm(question))) return;
    try {
      await mutateAsync();
    } catch (reason) {
      const text = failureText(reason, TEXTS);
      announcer.announce(text);
      await alert(text, 'The link was not changed');
      return;
    }
    announcer.announce('There is a new link');
  }

  return (
    <DashboardSection
      title="Calls in your calendar"
      summary="A secret link with all consultations, for your calendar program. Give it to nobody: whoever has it can read them."
      isPart
    >
      <Loaded query={query} name="the calendar’s link" height="h-10" className="mt-4">
        {({ address }) => (
          <div className="flex flex-wrap items-end gap-2">
            {address === null ? null : (
              <>
                <Field label="Link to subscribe to" required className="min-w-0 grow basis-72">
                  {({ id }) => <TextInput id={id} readOnly className={DENSE} value={address} />}
                </Field>
                <Button
                  size="small"
                  variant="secondary"
                  className="min-h-10"
                  onClick={() => void copy(address)}
                >
                  {copied ? 'Copied' : 'Copy'}
                </Button>
              </>
            )}
            <Button
              size="small"
              variant={address === null ? 'secondary' : 'quiet'}
              busy={isPending ? 'Creating…' : false}
              onClick={() => void renew(address)}
            >
              {address === null ? 'Create a link' : 'Create a new link'}
            </Button>
          </div>
        )}
      </Loaded>
      <CalendarHelp question="Where do I put it?" places={FOLLOWING} />
    </DashboardSection>
  );
}
