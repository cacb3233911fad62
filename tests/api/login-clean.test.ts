import { describe, expect, it } from 'vitest';
import { claimsOf } from '#tests/support/forged-tokens.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { OWNER, useTestApp } from '#tests/support/test-app.ts';

describe('login-clean.php', () => {
  const test = useTestApp();
  const send = (json: unknown) => test.app.api('POST', 'login-clean.php', { json });

  it('[7.8.02] [3.10.01] gives the owner a token and says who they are', async () => {
    const answer = await send(OWNER);
    expectSuccess(answer);
    expect(answer.json).toEqual({
      success: true,
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string,
      user: { id: expect.any(Number) as number, email: OWNER.email, name: 'Wren', role: 'admin' },
    });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it('gives a token that lasts seven days and tells nothing of the account', async () => {
    const claims = claimsOf((await send(OWNER)).json.token as string);
    expect(Object.keys(claims).sort()).toEqual(['aud', 'exp', 'iat', 'iss', 'sid', 'sub']);
    expect(claims.exp! - claims.iat!).toBe(7 * 24 * 60 * 60);
  });

  it('sets the same token as the session cookie', async () => {
    const answer = await send(OWNER);
    expect(answer.headers.getSetCookie()[0]).toContain(`=${answer.json.token as string};`);
  });

  it('starts a session of its own each time', async () => {
    const [first, second] = [await test.app.signIn(), await test.app.signIn()];
    expect(first.token).not.toBe(second.token);
    await test.app.api('POST', 'logout.php', { bearer: first.token });
    expect((await test.app.api('POST', 'validate-token.php', { bearer: second.token })).status).toBe(200);
  });

  it.each(['OWNER@EXAMPLE.COM', ' owner@example.com '])('takes the email as %j', async (email) => {
    expectSuccess(await send({ ...OWNER, email }));
  });

  it('[8.21] answers an unknown email and a wrong password alike', async () => {
    const wrongPassword = await send({ ...OWNER, password: 'not the password' });
    const unknownEmail = await send({ ...OWNER, email: 'nobody@example.com' });
    expectRefusal(wrongPassword, 401);
    expect(wrongPassword.json).toEqual({ success: false, error: 'Invalid credentials' });
    expect(unknownEmail.status).toBe(401);
    expect(unknownEmail.text).toBe(wrongPassword.text);
    expect(wrongPassword.headers.get('set-cookie')).toBeNull();
  });

  it.each([
    ['in another case', OWNER.password.toUpperCase()],
    ['with a space after it', `${OWNER.password} `],
    ['cut short', OWNER.password.slice(0, -1)],
    ['as a pattern', '%'],
    ['as SQL', "' OR '1'='1"],
  ])('knows no password %s', async (_how, password) => {
    expectRefusal(await send({ ...OWNER, password }), 401);
  });

  it.each([
    ['[5.28]', { email: '', password: 'x' }, 'email'],
    ['[5.28]', { email: '  ', password: 'x' }, 'email'],
    ['[5.28]', { email: 'a@example.com', password: '' }, 'password'],
    ['[5.28]', { email: 'a@example.com' }, 'password'],
    ['[5.28]', { password: 'x' }, 'email'],
    ['[5.28]', {}, 'email'],
  ])('%s [8.20] asks for both fields: %j', async (_number, json, field) => {
    const answer = await send(json);
    expectRefusal(answer, 422, field);
    expect(answer.json.error).toBe('Please fill in all fields');
  });

  it('refuses a password of more than 1,024 characters without hashing it', async () => {
    const answer = await send({ ...OWNER, password: 'x'.repeat(1_025) });
    expectRefusal(answer, 422, 'password');
    expect(answer.json.error).toBe('Invalid credentials');
  });

  it('reads every character of a long password, far beyond the 72 bytes of bcrypt', async () => {
    const long = { email: 'long@example.com', name: 'Long', password: `${'é'.repeat(60)} and then this` };
    await test.app.context.sessions.saveAccount(long);
    expectSuccess(await send(long));
    expectRefusal(await send({ ...long, password: `${'é'.repeat(60)} and then that` }), 401);
    expectRefusal(await send({ ...long, password: 'é'.repeat(36) }), 401);
  });

  it('knows the new password and no more the old one after a change', async () => {
    const account = { email: 'changing@example.com', name: 'C', password: 'the first password' };
    await test.app.context.sessions.saveAccount(account);
    await test.app.context.sessions.saveAccount({ ...account, password: 'the second password' });
    expectRefusal(await send(account), 401);
    expectSuccess(await send({ ...account, password: 'the second password' }));
  });

  it('keeps passwords and tokens nowhere in the database', async () => {
    const { db } = test.app.context;
    const { token } = await test.app.signIn();
    const users = await db.selectFrom('users').selectAll().execute();
    const sessions = await db.selectFrom('sessions').selectAll().execute();
    const kept = JSON.stringify([users, sessions]);
    expect(users[0]!.password_hash).toMatch(/^\$2[aby]\$/);
    expect(kept).not.toContain(OWNER.password);
    expect(kept).not.toContain(token);
    expect(kept).not.toContain(token.split('.')[2]);
  });
});
