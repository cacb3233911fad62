import type { Success } from './envelope.ts';
import { cookie } from './operation.ts';
import type {
  AssertionInput,
  AttestationInput,
  CeremonyOptions,
  ConfirmationInput,
  PasskeyChanged,
  PasskeyList,
  PasskeyNameInput,
} from './passkeys.ts';

const CONFIRM = 'confirm-identity.php';

/** The operations of passkeys; part of the owner's table. Each ceremony begins with a challenge that the browser signs. */
export const passkeyEndpoints = {
  listPasskeys: cookie<{ answer: PasskeyList }>('GET', 'passkeys.php'),
  /** 403 about `confirm` unless the session has just been confirmed; so are `addPasskey` and `removePasskey`. */
  beginPasskey: cookie<{ answer: CeremonyOptions }>('POST', 'passkeys.php', { action: 'begin' }),
  addPasskey: cookie<{ body: AttestationInput; answer: PasskeyChanged }>('POST', 'passkeys.php'),
  renamePasskey: cookie<{ body: PasskeyNameInput; answer: PasskeyChanged }>('PUT', 'passkeys.php'),
  removePasskey: cookie<{ query: { id: string }; answer: Success }>('DELETE', 'passkeys.php'),
  /** Proves once more whose session it is, by the password or by a passkey. */
  confirmByPassword: cookie<{ body: ConfirmationInput; answer: Success }>('POST', CONFIRM),
  beginConfirmation: cookie<{ answer: CeremonyOptions }>('POST', CONFIRM, { action: 'begin' }),
  confirmByPasskey: cookie<{ body: AssertionInput; answer: Success }>('POST', CONFIRM, { by: 'passkey' }),
};
