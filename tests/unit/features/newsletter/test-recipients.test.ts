import { describe, expect, it } from 'vitest';
import { MAX_TEST_RECIPIENTS, testEach } from '../../../../src/features/newsletter/test-recipients.ts';

const NOBODY = 'nobody';

/** Sends to all but one address. */
function mailing() {
  const sent: (string | undefined)[] = [];
  const send = ({ to }: { to?: string }) => {
    if (to === NOBODY) return Promise.reject(new Error('Please enter a valid email address.'));
    sent.push(to);
    return Promise.resolve({ to: to ?? 'owner@example.com' });
  };
  return { sent, send };
}

describe('a test of a newsletter', () => {
  it('goes to the owner without an address', async () => {
    const { sent, send } = mailing();
    expect(await testEach(null, send)).toBe('owner@example.com');
    expect(sent).toEqual([undefined]);
  });

  it('goes to each of several addresses once, however they are separated', async () => {
    const { sent, send } = mailing();
    expect(await testEach(' a@one.example, b@two.example;a@one.example ', send)).toBe(
      'a@one.example, b@two.example',
    );
    expect(sent).toEqual(['a@one.example', 'b@two.example']);
  });

  it('is refused for too many, before one is sent, and by the first that is refused', async () => {
    const { sent, send } = mailing();
    const many = Array.from({ length: MAX_TEST_RECIPIENTS + 1 }, (_, at) => `${at}@one.example`).join(',');
    await expect(testEach(many, send)).rejects.toMatchObject({ kind: 'refused' });
    expect(sent).toEqual([]);
    await expect(testEach(`a@one.example,${NOBODY},b@two.example`, send)).rejects.toThrow('valid email');
    expect(sent).toEqual(['a@one.example']);
  });
});
