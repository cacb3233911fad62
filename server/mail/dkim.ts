import { createHash, type KeyObject, sign } from 'node:crypto';
import { promisify } from 'node:util';

/** A private key, RSA or Ed25519, and the selector under which DNS has its public one. */
export interface DkimKey {
  selector: string;
  privateKey: KeyObject;
}

export interface DkimSettings {
  /** The domain that signs, in ASCII. */
  domain: string;
  /** One signature each, in this order. */
  keys: readonly DkimKey[];
}

/** Signed even where they are missing, so that nobody adds one. */
const ALWAYS = ['from', 'reply-to', 'to', 'cc', 'subject'];
/** Signed where they are there, and then not one may be added. RFC 8058 wants those of lists among them. */
const WHEN_PRESENT = [
  'date',
  'message-id',
  'mime-version',
  'content-type',
  'content-transfer-encoding',
  'auto-submitted',
  'list-id',
  'list-unsubscribe',
  'list-unsubscribe-post',
  'feedback-id',
];

const signAsync = promisify(sign); // in another thread: RSA takes about a millisecond

/**
 * Signs messages for DKIM (RFC 6376, RFC 8463). nodemailer's own signer knows neither Ed25519 nor fields signed twice.
 * @returns a function from a message with CRLF line ends to the same message with signatures before it
 */
export function dkimSigner({ domain, keys }: DkimSettings): (message: Buffer) => Promise<Buffer> {
  return async (message) => {
    const end = message.indexOf('\r\n\r\n');
    const head = message.toString('latin1', 0, end + 2); // latin1 keeps every byte
    const bodyHash = createHash('sha256')
      .update(relaxedBody(message.toString('latin1', end + 4)), 'latin1')
      .digest('base64');
    const { names, lines } = signedFields(head);
    const time = Math.floor(Date.now() / 1_000);
    const signatures = await Promise.all(
      keys.map(async ({ selector, privateKey }) => {
        const isRsa = privateKey.asymmetricKeyType === 'rsa';
        const algorithm = isRsa ? 'rsa-sha256' : 'ed25519-sha256';
        const field = [
          `DKIM-Signature: v=1; a=${algorithm}; c=relaxed/relaxed; d=${domain};`,
          `s=${selector}; t=${time};`,
          `bh=${bodyHash};`,
          `${wrapped(`h=${names.join(':')}`, /.{1,75}(?::|$)/g)};`,
          'b=',
        ].join('\r\n ');
        const data = Buffer.from([...lines, relaxedField(field)].join('\r\n'), 'latin1');
        const signature = isRsa
          ? await signAsync('sha256', data, privateKey)
          : await signAsync(null, createHash('sha256').update(data).digest(), privateKey);
        return `${field}${wrapped(signature.toString('base64'), /.{1,74}/g)}\r\n`;
      }),
    );
    return Buffer.concat([Buffer.from(signatures.join(''), 'latin1'), message]);
  };
}

/** The names for h=, and the fields in the form and order in which they are signed. */
function signedFields(head: string): { names: string[]; lines: string[] } {
  const fields = new Map<string, string[]>();
  for (const field of head.split(/\r\n(?![ \t])/)) {
    const name = field
      .slice(0, Math.max(field.indexOf(':'), 0))
      .trim()
      .toLowerCase();
    fields.set(name, [relaxedField(field), ...(fields.get(name) ?? [])]); // signed from the last to the first
  }
  const signed = [...ALWAYS, ...WHEN_PRESENT.filter((name) => fields.has(name))];
  return {
    // Once more than it is there, so that one more makes the signature invalid.
    names: signed.flatMap((name) => [...(fields.get(name) ?? []).map(() => name), name]),
    lines: signed.flatMap((name) => fields.get(name) ?? []),
  };
}

/** RFC 6376, 3.4.2. */
function relaxedField(field: string): string {
  const colon = field.indexOf(':');
  const value = field
    .slice(colon + 1)
    .replaceAll('\r\n', '')
    .replace(/[ \t]+/g, ' ')
    .replace(/^ | $/g, '');
  return `${field.slice(0, colon).trim().toLowerCase()}:${value}`;
}

/** RFC 6376, 3.4.4. */
function relaxedBody(body: string): string {
  const lines = body
    .replace(/[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => (line.endsWith(' ') ? line.slice(0, -1) : line));
  while (lines.at(-1) === '') lines.pop();
  return lines.map((line) => `${line}\r\n`).join('');
}

/** Breaks a value that may be broken where the pattern ends. */
function wrapped(value: string, pattern: RegExp): string {
  return value.match(pattern)?.join('\r\n ') ?? '';
}
