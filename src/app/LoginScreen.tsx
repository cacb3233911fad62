import { useAddress } from '../lib/host.ts';
import { LoginForm } from '../features/session/LoginForm.tsx';

/** Where the owner comes in. Its class hides it in a document while a stored token is still to be looked at. [D41] */
export function LoginScreen({ onSubmit }: { onSubmit: () => void }) {
  const address = useAddress();
  return (
    <div
      onSubmit={onSubmit}
      className="sign-in mx-auto w-full max-w-[32.5rem] px-5 py-[clamp(2rem,8vh,6rem)] sm:max-lg:pt-[13vh]"
    >
      <img
        src={address('/artwork/key.svg')}
        alt=""
        width={1200}
        height={480}
        loading="lazy"
        className="mb-8 w-full rounded"
      />
      <h1 className="text-title">Sign in</h1>
      <p className="mt-3 mb-8 text-quiet">For the owner of this site.</p>
      <LoginForm />
    </div>
  );
}
