import X from 'lucide-react/icons/x';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';

interface ModalProps {
  title: string;
  /** What has the focus first; without it the browser chooses. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Somebody wants to leave: by the cross, Escape or the browser's own way. It stays open until it is unmounted. */
  onLeave: () => void;
  children: ReactNode;
}

/**
 * A large working surface over the page, open for as long as it is mounted; the whole window on a small screen. The
 * browser's modal dialog keeps the focus inside and hands it back.
 */
export function Modal({ title, initialFocus, onLeave, children }: ModalProps) {
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
        <h2 id={id} className="font-serif text-heading">
          {title}
        </h2>
        <button
          type="button"
          aria-label="Close"
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
 * Only what is meant for this dialog counts: a file picker's `cancel` and a dialog's inside it come by here as well.
 * Escape is taken as a key, because a second one in a row closes a dialog whatever its `cancel` is answered.
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

/** A file that misses the place it was meant for must not open in the window, in the place of the page. */
function keepFilesOut(element: HTMLDialogElement, signal: AbortSignal): void {
  function refuse(event: DragEvent) {
    if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
  }
  element.addEventListener('dragover', refuse, { signal });
  element.addEventListener('drop', refuse, { signal });
}
