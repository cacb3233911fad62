import { useId } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface AlertDialogProps {
  /** A short name for what the dialog is about. */
  title: string;
  message: string;
  /** 'OK' for news; what will be done for a question. */
  confirmLabel?: string;
  /** With it, the dialog is a question and has two buttons. */
  cancelLabel?: string | undefined;
  danger?: boolean;
  onClose: (confirmed: boolean) => void;
}

/** An alert or a question over the page. The focus begins on its first button: a question's safe answer. */
export function AlertDialog({
  title,
  message,
  confirmLabel = 'OK',
  cancelLabel,
  danger = false,
  onClose,
}: AlertDialogProps) {
  const messageId = useId();
  return (
    <Dialog
      role="alertdialog"
      aria-describedby={messageId}
      title={title}
      className="w-[min(30rem,calc(100vw-2.5rem))]"
      onCancel={() => onClose(false)}
      actions={
        <>
          {cancelLabel === undefined ? null : (
            <Button variant="secondary" onClick={() => onClose(false)}>
              {cancelLabel}
            </Button>
          )}
          <Button variant={danger ? 'danger' : 'primary'} onClick={() => onClose(true)}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <p id={messageId} className="mt-3 whitespace-pre-line">
        {message}
      </p>
    </Dialog>
  );
}
