import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { Assertion, Attestation } from '#shared/contract/passkeys.ts';

/** What a browser would be asked with. */
type Options = Record<string, unknown>;

interface Ways {
  /** Where the page is that asks. */
  origin: string;
  /** The host name that is signed; the origin's by default. */
  rpId?: string;
  /** Whether a finger, a face or a PIN was asked for. */
  verified?: boolean;
  /** Whether a password manager keeps it. */
  synced?: boolean;
}

const FLAGS = { present: 0x01, verified: 0x04, canSync: 0x08, synced: 0x10, hasKey: 0x40 };

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Uint8Array) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

/** A passkey as browsers make and use them, without a browser. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16).toString('base64url');
  /** What the site gave for its account. */
  handle: string | undefined;
  /** Zero stays zero, as most passkeys have it. */
  counter = 0;

  /** Answers what was asked by `beginPasskey`. */
  make(options: Options, ways: Ways): Attestation {
    this.handle = (options.user as { id: string }).id;
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.from([0, id.length]);
    const data = this.#data(ways, Buffer.concat([Buffer.alloc(16), length, id, key]));
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(data)],
    ]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      response: {
        clientDataJSON: clientData('webauthn.create', options, ways),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  /** Answers what was asked by `beginPasskeySignIn` or `beginConfirmation`. */
  sign(options: Options, ways: Ways): Assertion {
    const clientDataJSON = clientData('webauthn.get', options, ways);
    const data = this.#data(ways);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...{ id: this.id, rawId: this.id, type: 'public-key' },
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
        userHandle: this.handle,
      },
    };
  }

  #data({ origin, rpId = new URL(origin).hostname, verified = true, synced = false }: Ways, key?: Buffer) {
    const flags =
      FLAGS.present |
      (verified ? FLAGS.verified : 0) |
      (synced ? FLAGS.canSync | FLAGS.synced : 0) |
      (key === undefined ? 0 : FLAGS.hasKey);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, key ?? Buffer.alloc(0)]);
  }
}

function clientData(type: string, { challenge }: Options, { origin }: Ways): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}
