import KeyRound from 'lucide-react/icons/key-round';
import { useState } from 'react';
import { passkeyFailure, usePasskeySupport } from '../../components/dashboard/passkey-ceremonies.ts';
import { useHost } from '../../lib/host.ts';
import { Button } from '../../ui/Button.tsx';
import { useSession } from './session.ts';

const FAILED = 'The passkey could not be checked. Please try again, or sign in with your password.';

/** The other way in, beneath the form; nothing where the browser knows no passkeys. */
export function PasskeySignIn({ onStart }: { onStart?: () => void }) {
  const isSupported = usePasskeySupport();
  const { announcer } = useHost();
  const { signInWithPasskey } = useSession();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (!isSupported) return null;

  async function signIn() {
    onStart?.();
    setBusy(true);
    setProblem(null);
    try {
      await signInWithPasskey();
      announcer.announce('You are signed in.');
    } catch (error) {
      const words = passkeyFailure(error, FAILED);
      setProblem(words);
      announcer.announce(words);
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="mt-4 border-t border-line pt-5">
      <Button
        variant="secondary"
        className="w-full"
        busy={isBusy ? 'Waiting for your passkey…' : false}
        onClick={() => void signIn()}
      >
        <KeyRound aria-hidden className="size-5" />
        Sign in with a passkey
      </Button>
      {problem === null ? null : <p className="mt-3 font-medium text-alarm">{problem}</p>}
    </div>
  );
}
