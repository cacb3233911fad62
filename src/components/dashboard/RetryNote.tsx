import { Button } from '../../ui/Button.tsx';

interface RetryNoteProps {
  message: string;
  onRetry: () => void;
  className?: string;
}

/** A line that says what failed to load, with a button to try again. */
export function RetryNote({ message, onRetry, className = '' }: RetryNoteProps) {
  return (
    <p role="alert" className={`flex flex-wrap items-center gap-3 text-alarm ${className}`}>
      {message}
      <Button size="small" variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}
