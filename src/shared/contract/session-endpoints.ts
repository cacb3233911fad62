import type { ResetInput, ResetRequest } from './account.ts';
import type { ByLink } from './calls.ts';
import type { Success } from './envelope.ts';
import { anyone, bearer } from './operation.ts';
import type { AssertionInput, CeremonyOptions } from './passkeys.ts';
import type { LoginInput, SignedIn, TokenValid } from './session.ts';

const PASSKEY = 'passkey-login.php';

/** The operations of the page for signing in, which has these alone; part of the owner's table. */
export const sessionEndpoints = {
  login: anyone<{ body: LoginInput; answer: SignedIn }>('POST', 'login-clean.php'),
  validateToken: bearer<{ answer: TokenValid }>('POST', 'validate-token.php'),
  logout: bearer<{ answer: Success }>('POST', 'logout.php'),
  beginPasskeySignIn: anyone<{ answer: CeremonyOptions }>('POST', PASSKEY, { action: 'begin' }),
  signInWithPasskey: anyone<{ body: AssertionInput; answer: SignedIn }>('POST', PASSKEY),
  /** For whoever has forgotten the password: emails a link. The answer does not tell whether the address has an account. */
  requestPasswordReset: anyone<{ body: ResetRequest; answer: Success }>('POST', 'request-password-reset.php'),
  /** For whoever has the link in that email. */
  resetPassword: anyone<ByLink & { body: ResetInput }>('POST', 'reset-password.php'),
};
