import { describe, expect, it } from 'vitest';
import { SignedLinks } from '#server/mail/signed-links.ts';
import { fixedKeys } from '#tests/support/signing-keys.ts';

const SUBJECT = 'b1f0c1de-1234-4c5d-9e8f-0123456789ab';
const links = new SignedLinks(fixedKeys('a secret that only the tests know, long enough'));
const token = links.sign('appointment', SUBJECT);

/** Characters that mean something somewhere on a token's way, beside plain ones. */
const CHARACTERS = Array.from('.aZ09-_=+/%?&# \t\r\n\0,;:*"\'\\é\u00AD\u200B\uFF0E\uFFFD\uD800');

describe('a token of a mail', () => {
  it('says what it is about, for its purpose alone', async () => {
    expect(await links.verify('appointment', token)).toBe(SUBJECT);
    expect(await links.verify('unsubscribe', token)).toBeNull();
    const others = new SignedLinks(fixedKeys('another secret'));
    expect(await others.verify('appointment', token)).toBeNull();
  });

  it('is accepted while its key is one of those that there are', async () => {
    const old = new SignedLinks(fixedKeys('the old secret')).sign('appointment', SUBJECT);
    const rotated = new SignedLinks(fixedKeys('the new secret', 'the old secret'));
    expect(await rotated.verify('appointment', old)).toBe(SUBJECT);
    expect(rotated.sign('appointment', SUBJECT)).not.toBe(old);
    expect(await new SignedLinks(fixedKeys('the new secret')).verify('appointment', old)).toBeNull();
  });

  it.each([
    '',
    '.',
    '..',
    SUBJECT,
    `${SUBJECT}.`,
    `.${token}`,
    `${token}.`,
    `${token}.x`,
    `${token}.${token}`,
  ])('is not %j', async (other) => {
    expect(await links.verify('appointment', other)).toBeNull();
  });

  it('is nothing that differs from it in any one character, more, less or another', async () => {
    const others = new Set<string>();
    for (let at = 0; at <= token.length; at += 1) {
      const [before, after] = [token.slice(0, at), token.slice(at)];
      others.add(before);
      others.add(after);
      others.add(before + after.slice(1));
      for (const character of CHARACTERS) {
        others.add(before + character + after);
        others.add(before + character + after.slice(1));
      }
    }
    others.delete(token);
    expect(others.size).toBeGreaterThan(4_000);
    const accepted: string[] = [];
    for (const other of others) if ((await links.verify('appointment', other)) !== null) accepted.push(other);
    expect(accepted).toEqual([]);
  });
});
