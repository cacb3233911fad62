import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';
import type { ReactNode } from 'react';
import { LoadFailure } from '../../components/dashboard/LoadFailure.tsx';
import { awaitMoreRows } from '../../components/dashboard/row-focus.ts';
import { Button } from '../../ui/Button.tsx';
import type { useFoldedMessages } from './use-folded-messages.ts';

interface MessageFoldProps {
  /** How many are answered, or need no answer. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
  list: Omit<ReturnType<typeof useFoldedMessages>, 'rows'>;
  /** The rows, where it is open. */
  children: ReactNode;
}

/** The messages that are answered, or need no answer, folded up below those that do. */
export function MessageFold({ count, isOpen, onToggle, list, children }: MessageFoldProps) {
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
    <>
      <div className="border-b border-line">
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={onToggle}
          className="flex min-h-11 w-full cursor-pointer items-center gap-2 font-semibold text-quiet transition-colors hover:text-ink"
        >
          <Chevron aria-hidden className="size-4.5" />
          <span className="tabular-nums">{count.toLocaleString('en-US')} answered, or needing no answer</span>
        </button>
      </div>
      {isOpen ? (
        <>
          {children}
          <FoldFoot {...list} />
        </>
      ) : null}
    </>
  );
}

function FoldFoot({ isPending, isLoadingMore, error, read }: MessageFoldProps['list']) {
  if (error !== null && read !== null)
    return (
      <LoadFailure
        title="Error loading answered messages"
        message={error.message}
        onRetry={read}
        isRuled={false}
      />
    );
  if (isPending)
    return (
      <p role="status" className="border-b border-line py-4 text-fine text-quiet">
        Reading answered messages…
      </p>
    );
  return read === null ? null : (
    <div className="border-b border-line py-3">
      <Button
        size="small"
        variant="secondary"
        data-more
        busy={isLoadingMore ? 'Loading…' : false}
        onClick={({ currentTarget }) => {
          awaitMoreRows(currentTarget);
          read();
        }}
      >
        Show more answered
      </Button>
    </div>
  );
}
