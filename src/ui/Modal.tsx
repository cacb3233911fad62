import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import * as words from '#content/words/frame.ts';

interface ModalProps {
  title: string;
  /** The element to focus first; by default, the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null>;
  /**
   * Called when the user tries to close it: by the close button, Escape or the browser. It stays open until it is
   * unmounted.
   */
  onLeave: () => void;
  /** Beside the close button. */
  actions?: ReactNode;
  children: ReactNode;
}

/**
 * A large modal for editing, open while it is mounted; full-screen on small screens. The browser's modal dialog traps
 * the focus and returns it on closing.
 */
export function Modal({ title, initialFocus, onLeave, actions, children }: ModalProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const leave = useRef(onLeave);
  useLayoutEffect(() => {
    leave.current = onLeave;
  });
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    element.showModal();
    initialFocus?.current?.focus();
    const listening = new AbortController();
    listenForLeaving(element, () => leave.current(), listening.signal);
    keepFilesOut(element, listening.signal);
    return () => {
      listening.abort();
      element.close();
    };
  }, [initialFocus]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="m-auto flex h-dvh max-h-none w-screen max-w-none flex-col bg-paper text-ink sm:h-[calc(100dvh-3rem)] sm:w-[min(76rem,calc(100vw-3rem))] sm:rounded sm:border sm:border-line"
    >
      <div className="flex shrink-0 items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-5 sm:pl-8">
        <h2 id={id} className="mr-auto font-serif text-heading">
          {title}
        </h2>
        {actions}
        <button
          type="button"
          aria-label={words.close}
          onClick={onLeave}
          className="grid size-11 cursor-pointer place-items-center rounded text-quiet transition-colors hover:text-ink"
        >
          <X aria-hidden className="size-5" />
        </button>
      </div>
      {children}
    </dialog>
  );
}

/**
 * Handles only events of this dialog: `cancel` events of file pickers and nested dialogs bubble up to here too. Escape
 * is handled as a key, because a second Escape closes a dialog even if `cancel` is prevented.
 */
function listenForLeaving(element: HTMLDialogElement, leave: () => void, signal: AbortSignal): void {
  element.addEventListener(
    'keydown',
    (event) => {
      const inner = event.target instanceof Element && event.target.closest('dialog') !== element;
      if (event.key !== 'Escape' || event.defaultPrevented || inner) return;
      event.preventDefault();
      leave();
    },
    { signal },
  );
  element.addEventListener(
    'cancel',
    (event) => {
      if (event.target !== element) return;
      event.preventDefault();
      leave();
    },
    { signal },
  );
}

/** A file dropped outside a drop zone must not replace the page. */
function keepFilesOut(element: HTMLDialogElement, signal: AbortSignal): void {
  function refuse(event: DragEvent) {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
  }
  element.addEventListener('dragover', refuse, { signal });
  element.addEventListener('drop', refuse, { signal });
}
