import X from 'lucide-react/icons/x';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';

/** With less it would cover the text: see `.writing-drawer`. */
const ROOM_BESIDE = '(min-width: 78rem)';

interface DrawerProps {
  title: string;
  isOpen: boolean;
  /** Beside the button that closes it, where it stays in sight. */
  foot: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * Slides over the page from its right edge, which goes on where there is room beside it, and waits behind a veil on a
 * smaller window: a modal dialog there. The browser returns the focus; Escape closes. Its content stays mounted while it is closed: an
 * upload goes on.
 */
export function Drawer({ title, isOpen, foot, onClose, children }: DrawerProps) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const element = dialog.current;
    if (element === null || element.open === isOpen) return;
    if (isOpen && window.matchMedia(ROOM_BESIDE).matches) element.show();
    else if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);

  /** A dialog that is not modal leaves the key to the page. */
  function onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
    const { key, target, currentTarget, defaultPrevented } = event;
    const isOwn = target instanceof Element && target.closest('dialog') === currentTarget;
    if (key !== 'Escape' || defaultPrevented || !isOwn || currentTarget.matches(':modal')) return;
    event.preventDefault();
    onClose();
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="writing-drawer"
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target, currentTarget }) => {
        // Beside the drawer, a press is on the dialog itself.
        if (target === currentTarget) onClose();
      }}
    >
      <div className="writing-drawer-inner compact-fields">
        <div className="writing-drawer-head">
          <h2 id={id} className="font-serif text-heading">
            {title}
          </h2>
          <button
            type="button"
            aria-label="Close"
            onClick={onClose}
            className="-mr-3 grid size-11 cursor-pointer place-items-center rounded text-quiet transition-colors hover:text-ink"
          >
            <X aria-hidden className="size-5" />
          </button>
        </div>
        {children}
      </div>
      <div className="writing-drawer-foot fading-above">
        <p className="text-fine text-quiet">{foot}</p>
        <Button variant="secondary" onClick={onClose}>
          Done
        </Button>
      </div>
    </dialog>
  );
}
