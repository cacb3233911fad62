import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LoginForm } from './LoginForm.tsx';
import { useSession } from './session.ts';

/** Lies over the dashboard when the session has ended. What is open behind it stays as it is, and goes on afterwards. */
export function SignInAgain() {
  const { user, signOut } = useSession();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const listening = new AbortController();
    open(element);
    stayOpen(element, listening.signal);
    return () => {
      listening.abort();
      element.close();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
      className="m-auto w-[min(27rem,calc(100vw-2rem))] rounded border border-line bg-raised p-6 text-ink sm:p-8"
    >
      <h2 id={`${id}-title`} className="font-serif text-heading">
        Sign in to go on
      </h2>
      <p id={`${id}-why`} className="mt-2 mb-6 text-quiet">
        Your session has ended. Nothing you typed is lost: sign in, and what you were doing continues.
      </p>
      <LoginForm email={user?.email ?? ''} />
      <Button variant="quiet" onClick={signOut} className="mt-2 w-full">
        Leave the dashboard instead
      </Button>
    </dialog>
  );
}

function open(element: HTMLDialogElement): void {
  element.showModal();
  element.querySelector<HTMLInputElement>('[name=password]')?.focus();
}

/**
 * Escape would leave a dashboard on which nothing works any more. A browser closes a dialog at the second Escape whatever
 * its `cancel` is answered, so the key is taken; and should it close in yet another way, it opens again.
 */
function stayOpen(element: HTMLDialogElement, signal: AbortSignal): void {
  function refuse(event: Event) {
    const isOtherKey = event instanceof KeyboardEvent && event.key !== 'Escape';
    if (!isOtherKey) event.preventDefault();
  }
  element.addEventListener('keydown', refuse, { signal });
  element.addEventListener('cancel', refuse, { signal });
  element.addEventListener('close', () => open(element), { signal });
}
