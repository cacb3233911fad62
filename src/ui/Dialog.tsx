import X from 'lucide-react/icons/x';
import { type ComponentProps, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import * as words from '#content/words/frame.ts';

interface DialogProps extends Omit<ComponentProps<'dialog'>, 'ref' | 'onCancel'> {
  title: string;
  /** The element to focus first; by default, the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Buttons; null for a tall one that has nothing to press but its cross. */
  actions: ReactNode;
  /** A tall one: a cross in its head closes it, and its buttons stay in sight. */
  isTall?: boolean;
  onCancel: () => void;
}

/** Below what scrolls, over the dialog's own padding. */
const FOOT =
  'sticky -bottom-6 flex flex-wrap justify-end gap-3 -mx-6 -mb-6 mt-5 border-t border-line bg-raised px-6 py-4 sm:-bottom-8 sm:-mx-8 sm:-mb-8 sm:px-8';

/**
 * A small modal dialog, open while it is mounted. The browser's modal dialog traps the focus and returns it on closing;
 * Escape means Cancel.
 */
export function Dialog({
  title,
  initialFocus,
  actions,
  isTall = false,
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
    // One reads from the top, wherever the focus is.
    initialFocus?.current?.focus({ preventScroll: true });
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
      <h2 id={titleId} className={`line-clamp-3 font-serif text-heading ${isTall ? 'mr-9' : ''}`}>
        {title}
      </h2>
      {children}
      {actions === null ? null : (
        <div data-foot="" className={isTall ? FOOT : 'mt-7 flex flex-wrap justify-end gap-3'}>
          {actions}
        </div>
      )}
      {isTall ? <CloseButton onClose={onCancel} /> : null}
    </dialog>
  );
}

/** Last in the order of focus, since a dialog begins with the first. */
function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      aria-label={words.close}
      onClick={onClose}
      className="absolute top-4 right-3 grid size-11 cursor-pointer place-items-center rounded text-quiet transition-colors hover:text-ink sm:top-6 sm:right-5"
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}
