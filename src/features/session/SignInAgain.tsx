import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../../ui/Button.tsx';
import { LoginForm } from './LoginForm.tsx';
import { PasskeySignIn } from './PasskeySignIn.tsx';
import { useSession } from './session.ts';

/** Covers the dashboard when the session has ended. The open work behind it is kept and continues after signing in. */
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
      <PasskeySignIn />
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
 * Escape must not close it: without a session, nothing in the dashboard works. Browsers close a dialog on the second
 * Escape even if `cancel` is prevented, so the key itself is handled. If it closes in another way, it reopens.
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
