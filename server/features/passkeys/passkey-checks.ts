import type { Assertion } from '#shared/contract/passkeys.ts';
import type { Clock } from '../../clock.ts';
import type { PasskeyChallengeRow, UserRow } from '../../db/tables.ts';
import { CEREMONY_MS, challengeIn, type Options, readAssertion, requestOptions } from './ceremonies.ts';
import type { ChallengeRepository } from './challenges.repository.ts';
import type { PasskeyRepository } from './passkeys.repository.ts';
import type { RelyingParty } from './relying-party.ts';

interface Deps {
  passkeys: PasskeyRepository;
  challenges: ChallengeRepository;
  clock: Clock;
}

/** What a challenge is for. */
type Purpose = Pick<PasskeyChallengeRow, 'purpose' | 'session_id'>;

/** What was signed, and what it should be for. */
interface Signed {
  credential: Assertion;
  party: RelyingParty;
  purpose: Purpose;
}

/** Challenges, which work once and for some minutes, and what passkeys have signed of them. */
export class PasskeyChecks {
  readonly #deps: Deps;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Remembers what a browser is asked to sign. */
  async ask({ challenge }: Options, purpose: Purpose): Promise<void> {
    const now = this.#deps.clock();
    const expires_at = new Date(now.getTime() + CEREMONY_MS).toISOString();
    await this.#deps.challenges.add({ challenge, ...purpose, expires_at }, now.toISOString());
  }

  /** @returns what the browser is asked with to have a passkey sign */
  async askToSign(party: RelyingParty, purpose: Purpose): Promise<Options> {
    const options = await requestOptions(party);
    await this.ask(options, purpose);
    return options;
  }

  /** Takes the challenge of an answer. @returns null when nobody asked, or it is over, or answered */
  async take(clientDataJSON: string, purpose: Purpose): Promise<string | null> {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === null) return null;
    const now = this.#deps.clock().toISOString();
    return (await this.#deps.challenges.take({ challenge, ...purpose }, now)) ? challenge : null;
  }

  /** @returns the account of the passkey that has signed; null when anything about it is wrong */
  async check({ credential, party, purpose }: Signed): Promise<UserRow | null> {
    const { passkeys, clock } = this.#deps;
    const challenge = await this.take(credential.response.clientDataJSON, purpose);
    const found = challenge === null ? null : await passkeys.find(credential.id);
    if (challenge === null || found === null) return null;
    const { passkey, user } = found;
    const handle = credential.response.userHandle ?? user.passkey_handle;
    if (handle !== user.passkey_handle || passkey.rp_id !== party.id) return null;
    const use = await readAssertion(credential, { party, challenge, passkey });
    if (use === null) return null;
    const noted = await passkeys.noteUse(passkey.id, { ...use, last_used_at: clock().toISOString() });
    return noted ? user : null;
  }
}
