import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronRight from 'lucide-react/icons/chevron-right';

interface MessageFoldProps {
  /** How many are answered, or need no answer. */
  count: number;
  isOpen: boolean;
  onToggle: () => void;
}

/** The messages that are answered, or need no answer, folded up below those that do. */
export function MessageFold({ count, isOpen, onToggle }: MessageFoldProps) {
  const Chevron = isOpen ? ChevronDown : ChevronRight;
  return (
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
  );
}
