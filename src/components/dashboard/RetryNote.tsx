import { Trouble } from './Trouble.tsx';

interface RetryNoteProps {
  /** What failed, where the message does not say it. */
  title?: string;
  message: string;
  onRetry: () => void;
  className?: string;
}

/** A line that says what failed to load, with a button to try again. */
export function RetryNote({ title, message, ...rest }: RetryNoteProps) {
  return title === undefined ? (
    <Trouble {...rest} title={message} />
  ) : (
    <Trouble {...rest} title={title} message={message} />
  );
}
