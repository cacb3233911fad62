import { type ReactNode, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface ConflictDialogProps {
  /** What happened. */
  message: string;
  /** What there are two versions of. */
  what: 'post' | 'newsletter';
  /** Both texts side by side. */
  comparison: ReactNode;
  /** What happens to the one that is not used. */
  otherMeans: string;
  onThisPage: () => void;
  onOther: () => void;
  /** Null where both are kept whichever is used. */
  onBoth: (() => void) | null;
  /** Decides nothing for now. */
  onLater: () => void;
}

/** Two windows or devices have changed the same text: both side by side, and the choice between them. */
export function ConflictDialog(props: ConflictDialogProps) {
  const { message, what, comparison, otherMeans, onThisPage, onOther, onBoth, onLater } = props;
  const main = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      title={`Two versions of this ${what}`}
      className="writing-wide writing-conflict"
      isTall
      initialFocus={main}
      onCancel={onLater}
      actions={
        <>
          <Button variant="quiet" onClick={onLater}>
            Decide later
          </Button>
          <Button variant="secondary" onClick={onOther}>
            Use the other one
          </Button>
          {onBoth === null ? (
            <Button ref={main} onClick={onThisPage}>
              Keep this page
            </Button>
          ) : (
            <>
              <Button variant="secondary" onClick={onThisPage}>
                Keep this page
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
      {comparison}
    </Dialog>
  );
}
