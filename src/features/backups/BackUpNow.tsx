import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { useBackUpNow } from './use-backups.ts';

const FAILURES = { refused: 'No backup could be begun. Please try again.' };

/** Makes a backup at once. */
export function BackUpNow({ running }: { running: boolean }) {
  const { fail } = useNews();
  const begin = useBackUpNow();
  return (
    <Button
      size="small"
      variant="secondary"
      busy={running || begin.isPending ? 'Backing up…' : false}
      onClick={() =>
        begin.mutate(undefined, {
          onError: (error) => void fail(failureText(error, FAILURES), 'No backup is made'),
        })
      }
    >
      Back up now
    </Button>
  );
}
