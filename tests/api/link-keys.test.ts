import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from '#server/db/open.ts';
import { SignedLinks } from '#server/mail/signed-links.ts';
import { LinkKeyRepository } from '#server/mail/link-keys.repository.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { fixedKeys } from '#tests/support/signing-keys.ts';
import { startTestApp, type TestApp, TEST_SECRET, useTestApp } from '#tests/support/test-app.ts';

const OTHER_SECRET = 'c41f7e0b93d2568aa07e8d1b6f2c935e';

describe('the keys of links in emails', () => {
  const test = useTestApp();
  const keys = () => new LinkKeyRepository(test.app.context.db);

  beforeEach(async () => {
    const { db } = test.app.context;
    await db.deleteFrom('subscribers').execute();
    const reader = {
      email: 'reader@example.com',
      suspected_spam: 0,
      subscribed_at: '2026-01-01T00:00:00.000Z',
    };
    await db
      .insertInto('subscribers')
      .values({ ...reader, id: 7, status: 'active' })
      .execute();
  });

  const leave = (app: TestApp, token: string) => app.api('POST', `unsubscribe.php?token=${token}`);
  const sign = (app: TestApp) => app.context.signedLinks.sign('unsubscribe', '7-1');

  async function beside<Result>(
    use: (other: TestApp) => Promise<Result>,
    env: Record<string, string> = {},
  ): Promise<Result> {
    const other = await startTestApp({ beside: test.app, env });
    try {
      return await use(other);
    } finally {
      await other.stop();
    }
  }

  it('are made at the first start alone, random and apart from JWT_SECRET', async () => {
    const [first, ...more] = await keys().list();
    expect(more).toEqual([]);
    expect(first!.secret).toMatch(/^[\w-]{43}$/);
    await beside(() => Promise.resolve());
    expect(await keys().list()).toEqual([first]);
  });

  it('outlive a new JWT_SECRET', async () => {
    const token = sign(test.app);
    await beside(async (other) => expectSuccess(await leave(other, token)), { JWT_SECRET: OTHER_SECRET });
  });

  it('are joined by JWT_SECRET, which signed the links of earlier versions, for as long as it is set', async () => {
    const token = new SignedLinks(fixedKeys(TEST_SECRET)).sign('unsubscribe', '7-1');
    await beside(async (other) => expectRefusal(await leave(other, token), 422), {
      JWT_SECRET: OTHER_SECRET,
    });
    expectSuccess(await leave(test.app, token));
    expect(sign(test.app)).not.toBe(token);
  });

  /** The keys as the command reaches them: by a connection of its own. */
  async function asCommand(): Promise<LinkKeyRepository> {
    const engine = await openDatabase(test.app.config);
    onTestFinished(() => engine.close());
    return new LinkKeyRepository(engine.db);
  }

  async function signedByNewest(): Promise<string> {
    const { secret } = (await keys().list())[0]!;
    return new SignedLinks(fixedKeys(secret)).sign('unsubscribe', '7-1');
  }

  it('may be added by a command: its links work at once, and the server signs with it soon', async () => {
    const old = sign(test.app);
    await (await asCommand()).add(new Date());
    const fresh = await signedByNewest();
    expectSuccess(await leave(test.app, fresh));
    expectSuccess(await leave(test.app, old));

    await (await asCommand()).add(new Date());
    const fresher = await signedByNewest();
    await vi.waitFor(() => expect(sign(test.app)).toBe(fresher), { timeout: 5_000, interval: 50 });
  });

  it('are forgotten before a date, but for the newest, and then their links work no more', async () => {
    const old = sign(test.app);
    const there = await asCommand();
    await there.add(new Date());
    await there.add(new Date('2026-01-31T00:00:00Z'));
    expect(await there.forgetBefore(new Date('2026-01-31'))).toBe(0);
    expect(await there.forgetBefore(new Date('2999-01-01'))).toBeGreaterThan(1);
    expect(await there.list()).toMatchObject([{ created_at: '2026-01-31T00:00:00.000Z' }]);
    const kept = await signedByNewest();
    const refused = async () => expectRefusal(await leave(test.app, old), 422);
    await vi.waitFor(refused, { timeout: 5_000, interval: 50 });
    expect(sign(test.app)).toBe(kept);
    expectSuccess(await leave(test.app, kept));
  });

  it('may be made by several first starts at once: each takes the links of all', async () => {
    await test.app.context.db.deleteFrom('link_keys').execute();
    const starts = [1, 2, 3].map(() => startTestApp({ beside: test.app }));
    const apps = await Promise.all(starts);
    for (const one of apps) for (const other of apps) expectSuccess(await leave(other, sign(one)));
    await Promise.all(apps.map((app) => app.stop()));
  });
});
