import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/Button.tsx';

interface FoldedProps<Item> {
  items: readonly Item[];
  /** The button's words, of how many there are beyond: 'Show 7 more here'. */
  more: (count: number) => string;
  children: (shown: readonly Item[]) => ReactNode;
}

const MAX_SHOWN = 5;

/** The first five of a list, and a button that unfolds the others, and folds them up. */
export function Folded<Item>({ items, more, children }: FoldedProps<Item>) {
  const [isOpen, setIsOpen] = useState(false);
  const hidden = items.length - MAX_SHOWN;
  // A single one takes no more room than the button.
  const canFold = hidden > 1;
  return (
    <>
      {children(canFold && !isOpen ? items.slice(0, MAX_SHOWN) : items)}
      {canFold ? (
        <Button
          size="small"
          variant="quiet"
          className="-ml-3"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : more(hidden)}
        </Button>
      ) : null}
    </>
  );
}
