import { Link } from 'react-router-dom';
import { LoginForm } from '../features/session/LoginForm.tsx';
import { PasskeySignIn } from '../features/session/PasskeySignIn.tsx';
import { ROUTES } from '../paths.ts';
import { SignInFrame } from './SignInFrame.tsx';

/** Where the owner comes in. */
export function LoginScreen({ onSubmit }: { onSubmit: () => void }) {
  return (
    <SignInFrame
      title="Sign in"
      summary="For the owner of this site."
      className="sign-in"
      onSubmit={onSubmit}
    >
      <LoginForm />
      <p className="mt-4 text-small">
        <Link to={ROUTES.password} className="finger-high inline-flex min-h-6 items-center text-link">
          Forgot your password?
        </Link>
      </p>
      <PasskeySignIn onStart={onSubmit} />
    </SignInFrame>
  );
}
