import type { Assertion } from '#shared/contract/passkeys.ts';
import { HttpError } from '../../http/errors.ts';
import type { RateLimits } from '../../http/rate-limits.ts';
import type { SessionService, SignedIn } from '../session/session.service.ts';
import type { Options } from './ceremonies.ts';
import type { PasskeyChecks } from './passkey-checks.ts';
import type { RelyingParty } from './relying-party.ts';

const REFUSED =
  'This passkey does not open the dashboard. Try again or another one, or sign in with your password.';
const PURPOSE = { purpose: 'sign-in', session_id: '' } as const;

interface Deps {
  checks: PasskeyChecks;
  sessions: SessionService;
  limits: RateLimits;
}

/** A passkey, and from where it comes. */
interface Attempt {
  credential: Assertion;
  party: RelyingParty;
  /** The address's key for rate limits. */
  address: string;
  userAgent: string | undefined;
  /** The device cookie; null when there is none. */
  device: string | null;
}

/** Sign-ins with a passkey instead of email and password. */
export class PasskeySignInService {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  begin(party: RelyingParty): Promise<Options> {
    return this.#deps.checks.askToSign(party, PURPOSE);
  }

  /**
   * Starts a session. Refused ones count with the wrong passwords of the address.
   * @throws HttpError 401; 429
   */
  async signIn({ credential, party, address, userAgent, device }: Attempt): Promise<SignedIn> {
    const { checks, sessions, limits } = this.#deps;
    await limits.take('signIn', address);
    const giveBack = () => limits.giveBack('signIn', address);
    const user = await checks.check({ credential, party, purpose: PURPOSE }).catch(async (error: unknown) => {
      await giveBack(); // nothing was checked
      throw error;
    });
    if (user === null) throw new HttpError(401, REFUSED);
    await giveBack();
    return sessions.open(user, { userAgent, device, passkey: credential.id });
  }
}
