import { Button } from '../../ui/Button.tsx';
import type { ButtonVariant } from '../../ui/button-style.ts';
import { useBackUpNow } from './use-back-up-now.ts';

interface BackUpNowProps {
  /** Whether one is being made. */
  running: boolean;
  variant?: ButtonVariant;
}

/** Makes a backup at once. */
export function BackUpNow({ running, variant = 'secondary' }: BackUpNowProps) {
  const begin = useBackUpNow();
  return (
    <Button
      size="small"
      variant={variant}
      busy={running || begin.isPending ? 'Backing up…' : false}
      onClick={() => begin.mutate()}
    >
      Back up now
    </Button>
  );
}
