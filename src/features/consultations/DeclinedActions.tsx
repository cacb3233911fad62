import { Button } from '../../ui/Button.tsx';
import type { DeclinedAnswer } from './use-declined.ts';

interface DeclinedActionsProps {
  /** The id of the row's title. */
  titleId: string;
  /** The answer being sent; null if none is. */
  pending: DeclinedAnswer | null;
  onAnswer: (answer: DeclinedAnswer, button: HTMLElement) => void;
}

/** What the owner can do about a declined invitation. */
export function DeclinedActions({ titleId, pending, onAnswer }: DeclinedActionsProps) {
  return (
    <>
      <Button
        size="small"
        aria-describedby={titleId}
        busy={pending === 'free' ? 'Freeing...' : false}
        onClick={({ currentTarget }) => onAnswer('free', currentTarget)}
      >
        Free the slot
      </Button>
      <Button
        size="small"
        variant="secondary"
        aria-describedby={titleId}
        busy={pending === 'keep' ? 'Keeping...' : false}
        onClick={({ currentTarget }) => onAnswer('keep', currentTarget)}
      >
        Keep it
      </Button>
    </>
  );
}
