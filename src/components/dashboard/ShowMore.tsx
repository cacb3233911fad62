import { Button } from '../../ui/Button.tsx';
import { LoadFailure } from './LoadFailure.tsx';

interface ShowMoreProps {
  /** A list that comes in pages, of which at least one is there. */
  query: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    error: Error | null;
    fetchNextPage: () => unknown;
  };
  /** The plural noun of what is listed: 'addresses'. */
  name: string;
}

/** The way to the rest of a panel's list, below what is shown of it; nothing where all of it is. */
export function ShowMore({ query, name }: ShowMoreProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, error, fetchNextPage } = query;
  const more = () => void fetchNextPage();
  if (isFetchNextPageError && error !== null) {
    return (
      <LoadFailure
        title={`Error loading more ${name}`}
        message={error.message}
        onRetry={more}
        isRuled={false}
        className="mt-3"
      />
    );
  }
  if (!hasNextPage) return null;
  return (
    <Button
      size="small"
      variant="secondary"
      className="mt-4"
      busy={isFetchingNextPage ? 'Loading…' : false}
      onClick={more}
    >
      Show more
    </Button>
  );
}
