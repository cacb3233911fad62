import { useState } from 'react';
import { Link } from 'react-router-dom';
import { LoginForm } from '../features/session/LoginForm.tsx';
import { PasskeySignIn } from '../features/session/PasskeySignIn.tsx';
import { useSession } from '../features/session/session.ts';
import { Unanswered } from '../features/session/Unanswered.tsx';
import { ROUTES } from '../paths.ts';
import { SignInFrame } from './SignInFrame.tsx';

/** Where the owner comes in. */
export function LoginScreen({ onUse }: { onUse: () => void }) {
  const [email, setEmail] = useState('');
  return (
    <SignInFrame title="Sign in" summary="For the owner of this site." className="sign-in" onUse={onUse}>
      <MissedCheck />
      <LoginForm onEmail={setEmail} />
      <p className="mt-4 text-small">
        <Link
          to={ROUTES.password}
          state={{ email }}
          className="finger-high inline-flex min-h-6 items-center text-link"
        >
          Forgot your password?
        </Link>
      </p>
      <PasskeySignIn onStart={onUse} />
    </SignInFrame>
  );
}

/** Says so when a stored sign-in could not be checked: it may be good still. */
function MissedCheck() {
  const { missed, checkAgain } = useSession();
  const [isTrying, setTrying] = useState(false);
  if (missed === null) return null;
  async function tryAgain() {
    setTrying(true);
    await checkAgain();
    setTrying(false);
  }
  return (
    <Unanswered
      what="You were signed in here, which could not be checked."
      why={missed}
      isTrying={isTrying}
      onRetry={() => void tryAgain()}
    />
  );
}
