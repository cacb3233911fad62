import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from './Button.tsx';

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

/**
 * An alert or a question over the page, open for as long as it is mounted. The browser's modal dialog keeps the focus
 * inside, on its first button (a question's safe answer), and hands it back; Escape is the same as Cancel.
 */
export function AlertDialog({
  title,
  message,
  confirmLabel = 'OK',
  cancelLabel,
  danger = false,
  onClose,
}: AlertDialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document: only then does the browser hand the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
      onCancel={(event) => {
        event.preventDefault();
        onClose(false);
      }}
      className="m-auto w-[min(30rem,calc(100vw-2.5rem))] rounded border border-line bg-raised p-6 text-ink sm:p-8"
    >
      <h2 id={`${id}-title`} className="line-clamp-3 font-serif text-heading">
        {title}
      </h2>
      <p id={`${id}-message`} className="mt-3 whitespace-pre-line">
        {message}
      </p>
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        {cancelLabel === undefined ? null : (
          <Button variant="secondary" onClick={() => onClose(false)}>
            {cancelLabel}
          </Button>
        )}
        <Button variant={danger ? 'danger' : 'primary'} onClick={() => onClose(true)}>
          {confirmLabel}
        </Button>
      </div>
    </dialog>
  );
}
