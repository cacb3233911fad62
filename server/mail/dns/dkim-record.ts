import { createPublicKey, type KeyObject } from 'node:crypto';

/** The text that DNS has of a key at SELECTOR._domainkey.DOMAIN (RFC 6376, 3.6.1; RFC 8463). */
export function dkimRecord(privateKey: KeyObject): string {
  const key = createPublicKey(privateKey);
  if (key.asymmetricKeyType === 'rsa') {
    return `v=DKIM1; k=rsa; p=${key.export({ format: 'der', type: 'spki' }).toString('base64')}`;
  }
  const { x = '' } = key.export({ format: 'jwk' }); // the bare 32 bytes, without ASN.1
  return `v=DKIM1; k=ed25519; p=${Buffer.from(x, 'base64url').toString('base64')}`;
}
