import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { BrowserDataPanel } from './BrowserDataPanel.tsx';
import { FlagsOffer } from './FlagsOffer.tsx';
import { useFlagsChoice } from './use-kept-flags.ts';

const FAILURES = { refused: 'That could not be saved. Please try again.' };

/** Where flags and authors are kept, and how to keep them elsewhere. */
export function FlagsPlace() {
  const { choice, choose } = useFlagsChoice();
  const { notice, clear, say, fail } = useNews();
  const isKept = choice === 'kept';

  function change() {
    clear();
    choose.mutate(isKept ? 'refused' : 'kept', {
      onSuccess: () =>
        say(isKept ? 'They stay in each browser from now on' : 'They are kept with your account'),
      onError: (error) => void fail(failureText(error, FAILURES), 'Nothing was changed'),
    });
  }

  return (
    <DashboardSection
      isSmall
      title="Data in this browser"
      summary={
        isKept
          ? 'What you mark as read or confirm, and your authors, are kept with your account, and here while there is no connection.'
          : 'What you mark as read or confirm, and your authors, are kept in this browser.'
      }
      notice={notice}
      actions={
        choice === undefined || choice === 'unasked' ? undefined : (
          <Button
            size="small"
            variant="secondary"
            busy={choose.isPending ? 'Saving…' : false}
            onClick={change}
          >
            {isKept ? 'Keep them in each browser alone' : 'Keep them with my account'}
          </Button>
        )
      }
    >
      <FlagsOffer>They can be kept with your account, and are then the same wherever you sign in.</FlagsOffer>
      <BrowserDataPanel />
    </DashboardSection>
  );
}
