import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { instantAt } from '#shared/business-instant.ts';
import type { BackupStatus } from '#shared/contract/backups.ts';
import { projectRoot, siteFolder } from '#server/root.ts';
import { siteData } from '#tests/support/backups.ts';
import { callApi } from '#tests/support/call-api.ts';
import { BUILT_SERVER, startServer } from '#tests/support/server-process.ts';
import { keepingMailer, OWNER, settableClock, startTestApp, type TestApp } from '#tests/support/test-app.ts';

const NIGHT = '2026-11-24';
const HOUR = 60 * 60 * 1_000;
/** Backups are made by another process, which takes as long as it takes. */
const IN_TIME = { timeout: 150_000, interval: 100 };

/** 03:15 of a night, and what comes so many hours later. */
function due(day = NIGHT, hours = 0): string {
  return new Date(Number(instantAt(day, '03:15')) + hours * HOUR).toISOString();
}

/** A server whose clock is set by hand, two hours before its backup is due. */
async function site({ env = {} }: { env?: Record<string, string> } = {}) {
  const clock = settableClock(due(NIGHT, -2));
  const { mailer, sent } = keepingMailer();
  const settings = { BACKUP_AT: '03:15', ADMIN_EMAIL: OWNER.email, ...env };
  const app = await startTestApp({ clock, mailer, env: settings, backups: true });
  onTestFinished(() => app.stop());
  const { token } = await app.signIn();
  return {
    app,
    clock,
    /** Lets it be a time, and does what is to be done then. */
    at: async (moment: string) => {
      clock.set(moment);
      await app.context.backups.runIfDue();
    },
    status: async () =>
      (await app.api('GET', 'backups.php', { bearer: token })).json as unknown as BackupStatus,
    ask: () => app.api('POST', 'backups.php', { bearer: token }),
    made: () => madeIn(app),
    /** The subjects of what the owner was told since the last call. */
    told: async () => {
      await app.context.delivery?.idle();
      return sent.splice(0).map(({ subject }) => subject);
    },
  };
}

async function madeIn(app: TestApp): Promise<string[]> {
  const names = await readdir(join(app.folder, 'backups')).catch(() => []);
  return names.filter((name) => name.startsWith('2'));
}

/** Where a file stands in the way of backups. */
const inTheWay = (app: TestApp) => join(app.folder, 'backups');

describe('the nightly backup', () => {
  it('is made once when its time comes, and told of on the overview', { timeout: 120_000 }, async () => {
    const { at, status, made, told } = await site();
    expect(await status()).toEqual({
      success: true,
      next_at: due(),
      running: false,
      last: null,
      failing: null,
      overdue: false,
    });
    await at(due(NIGHT, -1.5)); // a site without any backup gets one soon after the start
    expect(await made()).toHaveLength(1);
    await at(due());
    expect(await made()).toHaveLength(2);
    await at(due(NIGHT, 5));
    expect(await made()).toHaveLength(2);
    const { next_at, running, last, failing } = await status();
    expect({ next_at, running, failing }).toEqual({
      next_at: due('2026-11-25'),
      running: false,
      failing: null,
    });
    expect(last).toMatchObject({ posts: 0, pictures: 0, copied_to: null });
    expect(last?.bytes).toBeGreaterThan(100_000);
    expect(await told()).toEqual([]);
  });

  it('is made by one of several processes', { timeout: 120_000 }, async () => {
    const { app, clock, at } = await site();
    const other = await startTestApp({
      clock,
      beside: app,
      env: { BACKUP_AT: '03:15', BACKUP_DIR: join(app.folder, 'backups') },
      backups: true,
    });
    await at(due(NIGHT, -1.5));
    clock.set(due());
    await Promise.all([app, other, app, other].map(({ context }) => context.backups.runIfDue()));
    await other.stop();
    expect(await madeIn(app)).toHaveLength(2);
  });

  it('is begun by a press, once, and not in the way of others', { timeout: 120_000 }, async () => {
    const { app, ask, status, made } = await site({ env: { BACKUP_AT: 'off' } });
    const [first, second] = await Promise.all([ask(), ask()]);
    expect([first.status, second.status]).toEqual([200, 200]);
    expect((await status()).running).toBe(true);
    await app.context.backups.runIfDue();
    expect(await made()).toHaveLength(1);
    expect(await status()).toMatchObject({ next_at: null, running: false, failing: null });
    expect((await status()).last).not.toBeNull();
  });

  it(
    'that fails stands in red, is told once, tried again, and told when it works',
    { timeout: 120_000 },
    async () => {
      const { app, at, status, made, told } = await site();
      await writeFile(inTheWay(app), 'a file');
      await at(due());
      const failed = await status();
      expect(failed).toMatchObject({ running: false, last: null, failing: { since: due() } });
      expect(failed.failing?.reason).toContain('BACKUP_DIR');
      expect(await told()).toEqual(['The backup failed']);

      await at(due(NIGHT, 0.5)); // not before an hour is over
      await at(due(NIGHT, 1.1));
      expect((await status()).failing).toEqual(failed.failing);
      expect(await told()).toEqual([]);

      await rm(inTheWay(app));
      await at(due(NIGHT, 2.2));
      expect(await made()).toHaveLength(1);
      expect(await status()).toMatchObject({ failing: null, last: { posts: 0 } });
      expect(await told()).toEqual(['Backups work again']);
      await at(due(NIGHT, 3));
      expect(await told()).toEqual([]);
    },
  );

  it('is not told of where the owner does not want that', { timeout: 120_000 }, async () => {
    const { app, at, told } = await site();
    const { token } = await app.signIn();
    const choices = { messages: true, consultations: true, campaigns: true, devices: false, backups: false };
    await app.api('PUT', 'notices.php', { json: choices, bearer: token });
    await writeFile(inTheWay(app), 'a file');
    await at(due());
    expect(await told()).toEqual([]);
  });

  it('that is missing for a day and a half is overdue', { timeout: 120_000 }, async () => {
    const { app, clock, at, status } = await site();
    await at(due());
    await app.context.db.updateTable('backup_state').set({ made_at: due() }).execute();
    clock.set(due(NIGHT, 36));
    expect(await status()).toMatchObject({ overdue: false });
    clock.set(due(NIGHT, 37));
    expect(await status()).toMatchObject({ overdue: true });
  });

  it('is taken over from a process that is gone', { timeout: 120_000 }, async () => {
    const { app, at, made } = await site();
    const gone = { claimed_by: 'gone', claimed_until: due(NIGHT, 1), tried_at: due() };
    await app.context.db.updateTable('backup_state').set(gone).execute();
    await at(due(NIGHT, 0.5));
    expect(await made()).toHaveLength(0);
    await at(due(NIGHT, 1));
    expect(await made()).toHaveLength(1);
  });
});

describe('a server process', () => {
  const signIn = async (url: string) =>
    (await callApi(url, 'POST', 'login-clean.php', { json: OWNER })).json.token as string;
  const asked = async (url: string, bearer: string, method = 'GET') =>
    (await callApi(url, method, 'backups.php', { bearer })).json as unknown as BackupStatus;
  const owner = { ADMIN_EMAIL: OWNER.email, ADMIN_PASSWORD: OWNER.password };

  it(
    'makes a backup when it is time, and one begun before it is stopped afterwards',
    { timeout: 300_000 },
    async () => {
      const data = await siteData({ empty: true, env: { ...owner, BACKUP_AT: '03:15' } });
      const clock = join(import.meta.dirname, '../shots/shifted-clock.js');
      const server = startServer(
        // Ten seconds before it is due; one that takes longer to start makes up for it after a minute.
        { ...data.settings, CLOCK_BEGINS: due(NIGHT, -10 / 3_600) },
        { program: ['--import', clock, ...BUILT_SERVER] },
      );
      onTestFinished(() => void server.child.kill('SIGKILL'));
      await server.listening;
      await vi.waitFor(async () => expect(await data.names()).toHaveLength(1), IN_TIME);
      const token = await signIn(server.url);
      await vi.waitFor(async () => expect((await asked(server.url, token)).running).toBe(false), IN_TIME);
      expect((await asked(server.url, token)).last?.posts).toBe(0);

      expect((await asked(server.url, token, 'POST')).running).toBe(true);
      server.child.kill('SIGTERM');
      expect(await server.ended).toBe(0);
      expect((await data.run('backup', 'verify')).code).toBe(0);
    },
  );

  it('makes one from the sources, too, as npm run dev does', { timeout: 300_000 }, async () => {
    const data = await siteData({ empty: true, env: owner });
    const server = startServer(data.settings, {
      folder: projectRoot,
      program: ['--import', 'tsx', join(projectRoot, 'server/index.ts')],
    });
    onTestFinished(() => void server.child.kill('SIGKILL'));
    await server.listening;
    const token = await signIn(server.url);
    expect(await asked(server.url, token)).toMatchObject({ next_at: null, last: null });
    await asked(server.url, token, 'POST');
    await vi.waitFor(async () => expect((await asked(server.url, token)).last).not.toBeNull(), IN_TIME);
    expect(await data.names()).toHaveLength(1);
    expect(siteFolder).not.toBe(projectRoot); // the built one is another
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  });
});
