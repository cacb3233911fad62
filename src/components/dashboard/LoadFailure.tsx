import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import { Button } from '../../ui/Button.tsx';

interface LoadFailureProps {
  /** What failed to load: 'Error loading messages'. */
  title: string;
  /** Why, or what there is instead. */
  message: ReactNode;
  /** Called with the button. */
  onRetry: (button: HTMLElement) => void;
  /** Whether it is being tried again. */
  isTrying?: boolean;
  /** Whether lines set it off from what stands around it; not at the foot of a list. */
  isRuled?: boolean;
  className?: string;
}

/** What could not be loaded, why, and a button to try again: every such failure of the dashboard looks like this. */
export function LoadFailure({
  title,
  message,
  onRetry,
  isTrying = false,
  isRuled = true,
  className = '',
}: LoadFailureProps) {
  return (
    <div
      role="alert"
      className={`flex flex-wrap items-start gap-x-6 gap-y-3 text-small ${isRuled ? 'border-y border-line py-4' : ''} ${className}`}
    >
      <div className="flex min-w-0 flex-[1_1_16rem] gap-x-3 pt-1.5">
        <CircleAlert aria-hidden className="h-lh w-4.5 shrink-0 text-alarm" />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold text-ink">{title}</p>
          <p className="max-w-measure text-quiet">{message}</p>
        </div>
      </div>
      <Button
        size="small"
        variant="secondary"
        busy={isTrying ? 'Trying…' : false}
        onClick={({ currentTarget }) => onRetry(currentTarget)}
      >
        Try again
      </Button>
    </div>
  );
}
