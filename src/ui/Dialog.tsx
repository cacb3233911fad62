import { type ComponentProps, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel'> {
  title: string;
  /** The element to focus first; by default, the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Buttons. */
  actions: ReactNode;
  onCancel: () => void;
}

/**
 * A small modal dialog, open while it is mounted. The browser's modal dialog traps the focus and returns it on closing;
 * Escape means Cancel.
 */
export function Dialog({
  title,
  initialFocus,
  actions,
  onCancel,
  className = '',
  children,
  ...rest
}: DialogProps) {
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Close it before it leaves the document: only then does the browser return the focus.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    initialFocus?.current?.focus();
    return () => element?.close();
  }, [initialFocus]);
  return (
    <dialog
      {...rest}
      ref={dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel();
      }}
      className={`m-auto rounded border border-line bg-raised p-6 text-ink sm:p-8 ${className}`}
    >
      <h2 id={titleId} className="line-clamp-3 font-serif text-heading">
        {title}
      </h2>
      {children}
      <div className="mt-7 flex flex-wrap justify-end gap-3">{actions}</div>
    </dialog>
  );
}
