import { Button } from '../../ui/Button.tsx';
import { RetryNote } from './RetryNote.tsx';

interface ShowMoreProps {
  /** A list that comes in pages, of which at least one is there. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  label: string;
  /** What is said where the next page could not be loaded. */
  failure: string;
}

/** The way to the rest of a panel's list, below what is shown of it; nothing where all of it is. */
export function ShowMore({ query, label, failure }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const more = () => void fetchNextPage();
  if (isFetchNextPageError)
    return <RetryNote message={failure} onRetry={more} className="mt-3 font-medium" />;
  if (!hasNextPage) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      className="mt-4"
      busy={isFetchingNextPage ? 'Loading…' : false}
      onClick={more}
    >
      {label}
    </Button>
  );
}
