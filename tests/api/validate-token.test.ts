import { describe, expect, it } from 'vitest';
import { expectRefusal } from '#tests/support/expectations.ts';
import { OWNER, settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('validate-token.php', () => {
  const clock = settableClock('2026-03-01T12:00:00Z');
  const test = useTestApp({ clock });
  const validate = (bearer: string) => test.app.api('POST', 'validate-token.php', { bearer });

  it('[7.8.01] [3.10.01] says whose token it is', async () => {
    const answer = await validate(test.token);
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({
      success: true,
      user: { id: expect.any(Number) as number, email: OWNER.email, name: 'Wren', role: 'admin' },
    });
  });

  it('[7.8.01] refuses any other with 401', async () => {
    expectRefusal(await validate('garbage'), 401);
    expectRefusal(await test.app.api('POST', 'validate-token.php'), 401);
  });

  it('needs no body, and reads none', async () => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await test.app.api('POST', 'validate-token.php', {
      bearer: test.token,
      body: '{"a":',
      headers,
    });
    expect(answer.status).toBe(200);
  });

  it('lets a token live for seven days to the second', async () => {
    clock.set('2026-03-01T12:00:00Z');
    const { token, cookie } = await test.app.signIn();
    clock.set('2026-03-08T11:59:59Z');
    expect((await validate(token)).status).toBe(200);
    clock.set('2026-03-08T12:00:00Z');
    expectRefusal(await validate(token), 401);
    expectRefusal(await test.app.api('POST', 'validate-token.php', { cookie }), 401);
  });

  it('ends a token with its session, whatever the token says', async () => {
    clock.set('2026-03-01T12:00:00Z');
    const { token } = await test.app.signIn();
    const { db } = test.app.context;
    await db.updateTable('sessions').set({ expires_at: '2026-03-01T12:00:00.000Z' }).execute();
    expectRefusal(await validate(token), 401);
  });

  it('forgets sessions that have run out at the next sign-in', async () => {
    clock.set('2026-03-01T12:00:00Z');
    await test.app.signIn();
    clock.set('2026-03-20T12:00:00Z');
    await test.app.signIn();
    const sessions = await test.app.context.db.selectFrom('sessions').selectAll().execute();
    expect(sessions).toHaveLength(1);
  });
});
