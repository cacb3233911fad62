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
  /** Null where both are kept whichever is used. */
  onBoth: (() => void) | null;
  /** Decides nothing for now. */
  onLater: () => void;
}

/** Two windows or devices have changed the same post: both texts side by side, and the choice between them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { message, mine, theirs, otherMeans, onMine, onTheirs, onBoth, onLater } = props;
  const main = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title="Two versions of this post"
      className="writing-wide writing-conflict"
      isTall
      initialFocus={main}
      onCancel={onLater}
      actions={
        <>
          <Button variant="quiet" onClick={onLater}>
            Decide later
          </Button>
          <Button variant="secondary" onClick={onTheirs}>
            Use theirs
          </Button>
          {onBoth === null ? (
            <Button ref={main} onClick={onMine}>
              Use yours
            </Button>
          ) : (
            <>
              <Button variant="secondary" onClick={onMine}>
                Use yours
              </Button>
              <Button ref={main} onClick={onBoth}>
                Keep both
              </Button>
            </>
          )}
        </>
      }
    >
      <p className="mt-3">{message}</p>
      <p className="mt-1 text-quiet">{otherMeans}</p>
      <CompareForms before={theirs} after={mine} isConflict />
    </Dialog>
  );
}
