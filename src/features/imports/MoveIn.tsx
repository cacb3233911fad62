import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { ImportSteps } from './ImportSteps.tsx';
import { isDiscarded, useImport } from './use-import.ts';

const FAILURES = { refused: 'That could not be done. Please try again.' };

/** Brings what another system holds, in steps: choose a file, look at what would come, bring it. */
export function MoveIn() {
  const { query, send, change, discard } = useImport();
  const { notice, clear, say, fail } = useNews();
  const onError = (error: unknown) => {
    if (!isDiscarded(error)) void fail(failureText(error, FAILURES), 'The import has not begun');
  };
  return (
    <DashboardSection
      isSmall
      title="Moving in"
      summary="Bring posts, pictures, old addresses and subscribers from WordPress, Ghost, Markdown or a mailing list."
      notice={notice}
    >
      <Loaded query={query} name="the import" height="mt-5 h-40">
        {(answer) => (
          <ImportSteps
            answer={answer}
            isSending={send.isPending}
            isBusy={change.isPending || discard.isPending}
            onSend={(chosen) => {
              clear();
              send.mutate(chosen, { onError });
            }}
            onChange={(body) => {
              clear();
              change.mutate(body, { onError });
            }}
            onDiscard={(id, words) => {
              clear();
              discard.mutate(id, { onSuccess: () => (words === null ? undefined : say(words)), onError });
            }}
          />
        )}
      </Loaded>
    </DashboardSection>
  );
}
