import { z } from 'zod';
import { LIMITS } from '../limits.ts';
import type { Success } from './envelope.ts';
import { line, required } from './fields.ts';
import { MAX_PASSWORD } from './session.ts';

/** What the owner signs in with instead of the password. */
export interface Passkey {
  id: string;
  name: string;
  /** ISO 8601, as the next. */
  created_at: string;
  last_used_at: string | null;
  /** Whether it is kept with a password manager, and so on several devices. */
  is_synced: boolean;
  /** The host name it was made for, where that is another one than the site's: it does not work here. Else null. */
  made_for: string | null;
}

export interface PasskeyList extends Success {
  passkeys: Passkey[];
}

export interface PasskeyChanged extends Success {
  passkey: Passkey;
}

/** What the browser's WebAuthn is asked with, as @simplewebauthn/browser takes it. */
export interface CeremonyOptions extends Success {
  options: Record<string, unknown>;
}

const UNREADABLE = 'The browser’s answer about the passkey cannot be read.';

const base64url = (max: number) =>
  z
    .string({ error: UNREADABLE })
    .max(max, UNREADABLE)
    .regex(/^[\w-]+$/, UNREADABLE);

/** A credential's id has at most 1,023 bytes. */
const credentialId = base64url(1_364);
/** The largest part, an attestation, has some kilobytes. */
const part = base64url(16_384);

const credential = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key', { error: UNREADABLE }),
};

const attestation = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: part,
        attestationObject: part,
        transports: z.array(z.string().max(40), { error: UNREADABLE }).max(10, UNREADABLE).nullish(),
      },
      { error: UNREADABLE },
    ),
  },
  { error: UNREADABLE },
);
/** A new passkey, as the browser answers. */
export type Attestation = z.infer<typeof attestation>;

const assertion = z.object(
  {
    ...credential,
    response: z.object(
      {
        clientDataJSON: part,
        authenticatorData: part,
        signature: part,
        userHandle: base64url(200).nullish(),
      },
      { error: UNREADABLE },
    ),
  },
  { error: UNREADABLE },
);
/** What a passkey has signed, as the browser answers. */
export type Assertion = z.infer<typeof assertion>;

export const attestationBody = z.object({ credential: attestation });
export type AttestationInput = z.input<typeof attestationBody>;

export const assertionBody = z.object({ credential: assertion });
export type AssertionInput = z.input<typeof assertionBody>;

const passkeyId = required(line('The passkey', 1_364), 'The passkey is missing.');

export const passkeyNameBody = z.object({
  id: passkeyId,
  name: required(line('The name', LIMITS.name), 'Please enter a name.'),
});
export type PasskeyNameInput = z.infer<typeof passkeyNameBody>;

export const passkeyQuery = z.object({ id: passkeyId });

const PASSWORD_MISSING = 'Please enter your password.';

export const confirmationBody = z.object({
  password: z
    .string({ error: PASSWORD_MISSING })
    .min(1, PASSWORD_MISSING)
    .max(MAX_PASSWORD, 'That is not your password.'),
});
export type ConfirmationInput = z.infer<typeof confirmationBody>;
