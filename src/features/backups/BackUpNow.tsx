import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import type { ButtonVariant } from '../../ui/button-style.ts';
import { useBackUpNow } from './use-backups.ts';

const FAILURES = { refused: 'No backup could be begun. Please try again.' };

interface BackUpNowProps {
  /** Whether one is being made. */
  running: boolean;
  variant?: ButtonVariant;
}

/** Makes a backup at once. */
export function BackUpNow({ running, variant = 'secondary' }: BackUpNowProps) {
  const { fail } = useNews();
  const begin = useBackUpNow();
  return (
    <Button
      size="small"
      variant={variant}
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
