import { Button } from '../../ui/Button.tsx';

interface RetryNoteProps {
  /** What failed, where the message does not say it. */
  title?: string;
  message: string;
  onRetry: () => void;
  className?: string;
}

/** A line that says what failed to load, with a button to try again. */
export function RetryNote({ title, message, onRetry, className = '' }: RetryNoteProps) {
  return (
    <p role="alert" className={`flex flex-wrap items-center gap-3 text-alarm ${className}`}>
      {title === undefined ? (
        message
      ) : (
        <span>
          <strong className="font-semibold">{title}</strong>: <span>{message}</span>
        </span>
      )}
      <Button size="small" variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </p>
  );
}
