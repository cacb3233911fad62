import * as words from '#content/words/frame.ts';
import { Button } from './Button.tsx';
import { EmptyState } from './EmptyState.tsx';

interface LoadFailureProps {
  /** What failed to load. */
  title: string;
  /** Why. */
  message: string;
  onRetry: () => void;
}

/** Shown in place of content that failed to load, with a button to try again. */
export function LoadFailure({ title, message, onRetry }: LoadFailureProps) {
  return (
    <EmptyState
      tone="error"
      title={title}
      message={message}
      action={
        <Button variant="secondary" onClick={onRetry}>
          {words.retry}
        </Button>
      }
    />
  );
}
