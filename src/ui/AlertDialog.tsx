import { useId } from 'react';
import * as words from '#content/words/frame.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

interface AlertDialogProps {
  /** A short title. */
  title: string;
  message: string;
  /** 'OK' for a message; for a question, the action. */
  confirmLabel?: string;
  /** Makes the dialog a question with two buttons. */
  cancelLabel?: string | undefined;
  danger?: boolean;
  onClose: (confirmed: boolean) => void;
}

/** A modal message or question. The focus starts on its first button: for a question, the safe answer. */
export function AlertDialog({
  title,
  message,
  confirmLabel = words.ok,
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
