import { describe, expect, it } from 'vitest';
import { useTestApp } from '#tests/support/test-app.ts';

describe('newsletter.php', () => {
  const test = useTestApp();

  it('[7.6.01] signs an address up', async () => {
    const answer = await test.app.api('POST', 'newsletter.php', { json: { email: 'reader@example.com' } });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: true });
  });

  it('answers a second signup alike and keeps one row', async () => {
    const again = { json: { email: 'TWICE@example.com' } };
    await test.app.api('POST', 'newsletter.php', { json: { email: 'twice@example.com' } });
    const answer = await test.app.api('POST', 'newsletter.php', again);
    expect(answer.json).toEqual({ success: true });

    const { token } = await test.app.signIn();
    const list = await test.app.api('GET', 'newsletter-working.php', { bearer: token });
    const rows = list.json.subscribers as { email: string }[];
    expect(rows.filter((row) => row.email.toLowerCase() === 'twice@example.com')).toHaveLength(1);
  });

  it('takes the mark of suspected spam off an address that signs up above suspicion, and puts none on', async () => {
    const signUp = (json: object) => test.app.api('POST', 'newsletter.php', { json });
    const suspected = async () => {
      const list = await test.app.api('GET', 'newsletter-working.php', { bearer: test.token });
      const rows = list.json.subscribers as { email: string; suspected_spam: boolean }[];
      return rows.find((row) => row.email === 'hasty@example.com')?.suspected_spam;
    };
    await signUp({ email: 'hasty@example.com', website: 'filled in' });
    expect(await suspected()).toBe(true);
    await signUp({ email: 'hasty@example.com' });
    expect(await suspected()).toBe(false);
    await signUp({ email: 'hasty@example.com', website: 'filled in' });
    expect(await suspected()).toBe(false);
  });

  it('keeps one row of 200 parallel signups of one address', async () => {
    const signups = Array.from({ length: 200 }, () =>
      test.app.api('POST', 'newsletter.php', { json: { email: 'crowd@example.com' } }),
    );
    const statuses = (await Promise.all(signups)).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200]));

    const { token } = await test.app.signIn();
    const list = await test.app.api('GET', 'newsletter-working.php', { bearer: token });
    const rows = list.json.subscribers as { email: string }[];
    expect(rows.filter((row) => row.email === 'crowd@example.com')).toHaveLength(1);
  });

  it.each([
    ['nothing', {}],
    ['a blank', { email: '  ' }],
    ['no address', { email: 'nope' }],
    ['a line break', { email: 'a@example.com\r\nBcc: all@example.com' }],
    ['a list', { email: ['a@example.com'] }],
    ['an endless one', { email: `${'a'.repeat(260)}@example.com` }],
  ])('refuses %s with 422 and the field', async (_name, json) => {
    const answer = await test.app.api('POST', 'newsletter.php', { json });
    expect(answer.status).toBe(422);
    expect(answer.json).toMatchObject({ success: false, field: 'email' });
  });
});
