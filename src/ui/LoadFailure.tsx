import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface LoadFailureProps {
  /** What could not be had. */
  title: string;
  /** Why. */
  message: string;
  variant?: 'primary' | 'secondary';
  onRetry: () => void;
}

/** Stands where something would be that could not be loaded, with the way to try again. */
export function LoadFailure({ title, message, variant = 'secondary', onRetry }: LoadFailureProps) {
  return (
    <EmptyState
      tone="error"
      title={title}
      message={message}
      action={
        <Button variant={variant} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  );
}
