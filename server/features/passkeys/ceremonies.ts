import { business } from '#content/business.ts';
import type { Assertion, Attestation } from '#shared/contract/passkeys.ts';
import type { PasskeyRow, UserRow } from '../../db/tables.ts';
import type { RelyingParty } from './relying-party.ts';

/** How long a browser may take for one, in milliseconds; a challenge is then over. */
export const CEREMONY_MS = 5 * 60 * 1_000;

/** ES256 and RS256, which every passkey has one of, and every version of Node checks. */
const ALGORITHMS = [-7, -257];

/** What is written down of a new passkey. */
export type NewPasskey = Pick<PasskeyRow, 'id' | 'public_key' | 'transports' | 'counter' | 'backed_up'>;

/** What the library's ends give to each other; it is JSON. */
export type Options = Record<string, unknown> & { challenge: string };

/** Loaded with the first ceremony: it would slow the start. */
const library = () => import('@simplewebauthn/server');

/** What a browser is asked with to make a passkey. */
export async function creationOptions(
  party: RelyingParty,
  user: Pick<UserRow, 'email' | 'name'> & { handle: string },
  existing: readonly PasskeyRow[],
): Promise<Options> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: business.who.name,
    rpID: party.id,
    userName: user.email,
    userDisplayName: user.name,
    userID: Uint8Array.from(Buffer.from(user.handle, 'base64url')),
    timeout: CEREMONY_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(({ id, transports }) => ({
      id,
      transports: JSON.parse(transports) as string[], // as written by `readAttestation`
    })),
    // It takes the place of the password: it is found without a name, and asks for a finger, a face or a PIN.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return { ...options };
}

/** What a browser is asked with to have any passkey of this site sign. */
export async function requestOptions(party: RelyingParty): Promise<Options> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    timeout: CEREMONY_MS,
    userVerification: 'required',
  });
  return { ...options };
}

/** The challenge that a browser says it was asked with; null where that can't be read. */
export function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    if (typeof data !== 'object' || data === null || !('challenge' in data)) return null;
    return typeof data.challenge === 'string' ? data.challenge : null;
  } catch {
    return null;
  }
}

/** The passkey that a browser has made for this challenge; null where the answer is wrong. */
export async function readAttestation(
  { id, rawId, type, response }: Attestation,
  party: RelyingParty,
  challenge: string,
): Promise<NewPasskey | null> {
  const { verifyRegistrationResponse } = await library();
  const { clientDataJSON, attestationObject, transports } = response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(wrong);
  if (!verified) return null;
  const { credential, credentialBackedUp } = registrationInfo;
  return {
    id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    transports: JSON.stringify(transports ?? []),
    counter: credential.counter,
    backed_up: credentialBackedUp ? 1 : 0,
  };
}

/** What a passkey's use has told of it. */
export type Use = Pick<PasskeyRow, 'counter' | 'backed_up'>;

/** Checks what a passkey has signed for this challenge; null where that is wrong, or its counter does not rise. */
export async function readAssertion(
  { id, rawId, type, response }: Assertion,
  { party, challenge, passkey }: { party: RelyingParty; challenge: string; passkey: PasskeyRow },
): Promise<Use | null> {
  const { verifyAuthenticationResponse } = await library();
  const { clientDataJSON, authenticatorData, signature } = response;
  const { verified, authenticationInfo: used } = await verifyAuthenticationResponse({
    response: {
      ...{ id, rawId, type, clientExtensionResults: {} },
      response: { clientDataJSON, authenticatorData, signature },
    },
    expectedChallenge: challenge,
    expectedOrigin: party.origins,
    expectedRPID: party.id,
    credential: {
      id: passkey.id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.counter,
    },
    requireUserVerification: true,
  }).catch(wrong);
  if (!verified) return null;
  return {
    counter: used.newCounter,
    backed_up: used.credentialBackedUp ? 1 : 0,
  };
}

/** The library throws whatever it finds wrong with what a browser sent. */
const wrong = () =>
  ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;
