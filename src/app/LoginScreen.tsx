import { LoginForm } from '../features/session/LoginForm.tsx';

/** Where the owner comes in. Its class hides it in a document while a stored token is still to be looked at. [D41] */
export function LoginScreen({ onSubmit }: { onSubmit: () => void }) {
  return (
    <div
      onSubmit={onSubmit}
      className="sign-in mx-auto w-full max-w-[27rem] px-5 py-[clamp(2.5rem,10vh,7rem)]"
    >
      <h1 className="text-title">Sign in</h1>
      <p className="mt-3 mb-8 text-quiet">For the owner of this site.</p>
      <LoginForm />
    </div>
  );
}
