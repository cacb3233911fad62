import { LoadFailure } from '../../ui/LoadFailure.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';

interface PanelMissingProps {
  /** Why there is nothing yet; null while it is on its way. */
  error: Error | null;
  title: string;
  onRetry: () => void;
}

/** What a panel shows in place of what could not be read, or not yet. */
export function PanelMissing({ error, title, onRetry }: PanelMissingProps) {
  if (error === null) return <Skeleton className="h-12" />;
  return <LoadFailure title={title} message={error.message} variant="primary" onRetry={onRetry} />;
}
