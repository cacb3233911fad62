import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps {
  title: string;
  /** For an alert or a question: its message, which is read out with the title. */
  message?: string;
  /** What has the focus first; without it the first control: for a question the safe answer. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Buttons. */
  actions: ReactNode;
  onCancel: () => void;
  children?: ReactNode;
}

/**
 * A small dialog over the page, open for as long as it is mounted. The browser's modal dialog keeps the focus inside and
 * hands it back; Escape is the same as Cancel.
 */
export function Dialog({ title, message, initialFocus, actions, onCancel, children }: DialogProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed before it leaves the document: only then does the browser hand the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    initialFocus?.current?.focus();
    return () => element?.close();
  }, [initialFocus]);
  return (
    <dialog
      ref={dialog}
      {...(message === undefined ? {} : { role: 'alertdialog', 'aria-describedby': `${id}-message` })}
      aria-labelledby={`${id}-title`}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className={`m-auto rounded border border-line bg-raised p-6 text-ink sm:p-8 ${message === undefined ? 'w-[min(32rem,calc(100vw-2.5rem))]' : 'w-[min(30rem,calc(100vw-2.5rem))]'}`}
    >
      <h2 id={`${id}-title`} className="line-clamp-3 font-serif text-heading">
        {title}
      </h2>
      {message === undefined ? null : (
        <p id={`${id}-message`} className="mt-3 whitespace-pre-line">
          {message}
        </p>
      )}
      {children}
      <div className="mt-7 flex flex-wrap justify-end gap-3">{actions}</div>
    </dialog>
  );
}
