import { afterEach, describe, expect, it } from 'vitest';
import { REQUEST_KEY_HEADER } from '#shared/limits.ts';
import { endLeases } from '#tests/support/ended-leases.ts';
import { seedSubscribers } from '#tests/support/subscribers.ts';
import { type ServerProcess, serverSettings, startServer } from '#tests/support/server-process.ts';
import { startSmtp, type TestSmtp } from '#tests/support/smtp.ts';

const ACCOUNT = { email: 'me@example.com', password: 'a password for the tests' };
const NEWSLETTER = { subject: 'Autumn news', content: 'The oven is on.', cta_text: '', cta_url: '' };

/** The default of MAIL_CONNECTIONS. */
const CONNECTIONS = 3;

const cleanUp: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanUp.splice(0).reverse()) await clean();
});

async function useSmtp(): Promise<TestSmtp> {
  const smtp = await startSmtp();
  cleanUp.push(() => smtp.down());
  return smtp;
}

/** The settings of a server with that many subscribers that sends as fast as it can. */
async function settingsFor(smtp: TestSmtp, subscribers: number): Promise<Record<string, string>> {
  const settings = await serverSettings({
    SMTP_URL: smtp.url,
    MAIL_RATE: '1000',
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
  });
  await seedSubscribers(settings, subscribers);
  return settings;
}

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = startServer(settings);
  cleanUp.push(() => {
    server.child.kill('SIGKILL');
    return server.ended;
  });
  await server.listening;
  return server;
}

/** The owner sends the newsletter. @returns the answer; null when the server died before it gave one */
async function sendCampaign({ url }: ServerProcess): Promise<Record<string, unknown> | null> {
  const post = (script: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${url}/api/${script}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  const { token } = (await (await post('login-clean.php', ACCOUNT)).json()) as { token: string };
  try {
    const headers = { Authorization: `Bearer ${token}`, [REQUEST_KEY_HEADER]: 'the only one' };
    const answer = await post('send-newsletter-production.php', NEWSLETTER, headers);
    return (await answer.json()) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** Lets it finish what it does, and ends it. */
async function end(server: ServerProcess): Promise<number | null> {
  server.child.kill('SIGTERM');
  return server.ended;
}

function kill(server: ServerProcess): Promise<unknown> {
  server.child.kill('SIGKILL');
  return server.ended;
}

/** How often each message arrived. */
function copies(smtp: TestSmtp): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { id } of smtp.received) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

// Processes that are started four times over: a busy machine takes its time.
describe('a newsletter to 2,000', { timeout: 240_000 }, () => {
  it('reaches every one through three SIGKILLs, and at most one a crash and connection twice, under the same Message-ID', async () => {
    const subscribers = 2_000;
    const smtp = await useSmtp();
    const settings = await settingsFor(smtp, subscribers);

    // Wherever it happens to be …
    let server = await start(settings);
    const asked = sendCampaign(server);
    await smtp.arrived(300);
    await kill(server);
    await asked;

    // … in the middle of a message …
    await endLeases(settings);
    server = await start(settings);
    await new Promise<void>((resolve) => {
      smtp.faults.midway = async () => {
        if (smtp.received.length < 900) return null;
        await kill(server);
        resolve();
        return 'drop';
      };
    });

    // … and after a message was taken, before that was said: the one that comes twice for sure.
    smtp.faults = {};
    await endLeases(settings);
    server = await start(settings);
    await new Promise<void>((resolve) => {
      smtp.faults.taken = async () => {
        if (smtp.received.length < 1_500) return null;
        await kill(server);
        resolve();
        return 'drop';
      };
    });

    smtp.faults = {};
    await endLeases(settings);
    server = await start(settings);
    await smtp.arrived(subscribers);
    const answer = await sendCampaign(server); // the same request once more: it sends nothing, and counts
    expect(answer).toMatchObject({
      summary: { success_count: subscribers, failure_count: 0, total: subscribers },
    });
    expect(await end(server)).toBe(0);

    const counts = copies(smtp);
    expect(counts.size).toBe(subscribers);
    expect(new Set(smtp.received.map(({ to }) => to)).size).toBe(subscribers);
    const repeated = [...counts.values()].filter((count) => count > 1);
    expect(repeated.every((count) => count === 2)).toBe(true);
    expect(repeated.length).toBeGreaterThanOrEqual(1);
    expect(repeated.length).toBeLessThanOrEqual(3 * CONNECTIONS);
  });

  it('reaches every one exactly once through a SIGTERM, and the owner is answered with the count so far', async () => {
    const subscribers = 400;
    const smtp = await useSmtp();
    const settings = await settingsFor(smtp, subscribers);
    const first = await start(settings);
    const answer = sendCampaign(first);
    await smtp.arrived(150);
    expect(await end(first)).toBe(0);
    const early = smtp.received.length;
    expect(early).toBeLessThan(subscribers);
    const { summary } = (await answer) as { summary: Record<string, number> };
    expect(summary).toMatchObject({ failure_count: 0, total: subscribers });
    expect(summary.success_count! + summary.waiting_count!).toBe(subscribers);
    expect(summary.success_count).toBeLessThanOrEqual(early);

    const second = await start(settings);
    await smtp.arrived(subscribers);
    expect(await end(second)).toBe(0);
    expect([...copies(smtp).values()]).toEqual(Array(subscribers).fill(1));
  });
});
