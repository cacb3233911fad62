import { useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { CompareForms, type Side } from './CompareForms.tsx';

interface ConflictDialogProps {
  /** What happened. */
  message: string;
  mine: Side;
  theirs: Side;
  /** What happens to the one that is not used. */
  otherMeans: string;
  onMine: () => void;
  onTheirs: () => void;
  onBoth: () => void;
  /** Decides nothing for now. */
  onLater: () => void;
}

/** Two windows or devices have changed the same post: both texts side by side, and the choice between them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { message, mine, theirs, otherMeans, onMine, onTheirs, onBoth, onLater } = props;
  const both = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Two versions of this post"
      className="writing-wide writing-conflict"
      isTall
      initialFocus={both}
      onCancel={onLater}
      actions={
        <>
          <Button variant="quiet" onClick={onLater}>
            Decide later
          </Button>
          <Button variant="secondary" onClick={onTheirs}>
            Use the other one
          </Button>
          <Button variant="secondary" onClick={onMine}>
            Use mine
          </Button>
          <Button ref={both} onClick={onBoth}>
            Keep both
          </Button>
        </>
      }
    >
      <p className="mt-3">{message}</p>
      <p className="mt-1 text-quiet">{otherMeans}</p>
      <CompareForms before={theirs} after={mine} isConflict />
    </Dialog>
  );
}
