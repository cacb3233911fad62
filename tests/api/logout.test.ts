import { describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/support/expectations.ts';
import { useTestApp } from '#tests/support/test-app.ts';

describe('logout.php', () => {
  const test = useTestApp();

  it('ends the session: neither token nor cookie opens anything after', async () => {
    const { token, cookie } = await test.app.signIn();
    const answer = await test.app.api('POST', 'logout.php', { bearer: token });
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: true });
    expectRefusal(await test.app.api('POST', 'validate-token.php', { bearer: token }), 401);
    expectRefusal(await test.app.api('GET', 'contacts.php', { cookie }), 401);
    expectRefusal(await test.app.api('POST', 'logout.php', { bearer: token }), 401);
  });

  it('takes the cookie away from the browser', async () => {
    const { cookie } = await test.app.signIn();
    const [cleared = ''] = (await test.app.api('POST', 'logout.php', { cookie })).headers.getSetCookie();
    expect(cleared).toMatch(/^shingle_session=;/);
    expect(cleared).toContain('Expires=Thu, 01 Jan 1970');
    expect(cleared).toContain('HttpOnly');
    expect(cleared).toContain('Path=/');
  });

  it('leaves other sessions alone', async () => {
    const [here, there] = [await test.app.signIn(), await test.app.signIn()];
    await test.app.api('POST', 'logout.php', { bearer: here.token });
    expect((await test.app.api('GET', 'contacts.php', { cookie: there.cookie })).status).toBe(200);
  });
});
