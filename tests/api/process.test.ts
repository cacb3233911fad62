import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { basename, dirname, join } from 'node:path';
import { json, text } from 'node:stream/consumers';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { noise } from '#tests/support/images.ts';
import { startObjectStore } from '#tests/support/object-store.ts';
import { freePort, type ServerProcess, serverSettings, startServer } from '#tests/support/server-process.ts';

const running = new Set<ServerProcess>();

async function start(settings: Record<string, string>): Promise<ServerProcess> {
  const server = startServer(settings);
  running.add(server);
  await server.listening;
  return server;
}

afterEach(async () => {
  for (const server of running) {
    server.child.kill('SIGKILL');
    await server.ended;
  }
  running.clear();
});

function post(url: string, script: string, body: object): Promise<Response> {
  return fetch(`${url}/api/${script}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
}

/** How long (ms) a stopping server lets idle connections send one more request. */
const IDLE_GRACE = 1_000;

/** How a writer ended: when (ms since 1970) it asked for the last time, and what it met. */
interface Ending {
  reason: string;
  asked: number;
}

/** Writes messages over and over until the server is gone, and notes the addresses that were acknowledged. */
async function writeUntilGone(url: string, worker: number, acknowledged: string[]): Promise<Ending> {
  for (let count = 0; ; count += 1) {
    const asked = Date.now();
    const email = `writer-${worker}-${count}@example.com`;
    try {
      const response = await post(url, 'contact-form.php', { name: 'A', email, message: 'Hello' });
      const body = (await response.json()) as { success: boolean };
      if (response.status === 200 && body.success) acknowledged.push(email);
      else return { reason: `status ${response.status}`, asked };
    } catch (error) {
      const { cause } = error as { cause?: { code?: string } };
      return { reason: cause?.code ?? String(error), asked };
    }
  }
}

/** Resolves when `list` holds `count` entries or more. */
async function filled(list: unknown[], count: number): Promise<void> {
  while (list.length < count) await new Promise((resolve) => setTimeout(resolve, 10)); // leaves the processor to others
}

async function storedEmails(
  url: string,
  credentials: { email: string; password: string },
): Promise<Set<string>> {
  const { token } = (await (await post(url, 'login-clean.php', credentials)).json()) as { token: string };
  const emails = new Set<string>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const response = await fetch(`${url}/api/contacts.php?page=${page}`, {
      headers: { Authorization: `Bearer ${token}` },
    });
    const list = (await response.json()) as {
      contacts: { email: string }[];
      pagination: { total_pages: number };
    };
    for (const contact of list.contacts) emails.add(contact.email);
    pages = list.pagination.total_pages;
  }
  return emails;
}

/** A connection whose request stops in the middle. */
async function halfRequest(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const head = 'POST /api/newsletter.php HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n';
  socket.write(`${head}Content-Length: 9000\r\n\r\n{`);
  return socket;
}

const ACCOUNT = { ADMIN_EMAIL: 'me@example.com', ADMIN_PASSWORD: 'a password for the tests' };
const CREDENTIALS = { email: ACCOUNT.ADMIN_EMAIL, password: ACCOUNT.ADMIN_PASSWORD };

describe('the first account', () => {
  it('is made whatever ADMIN_PASSWORD is, and one that is easily guessed is told of', async () => {
    const password = 'password12345';
    const settings = await serverSettings({ ...ACCOUNT, ADMIN_PASSWORD: password });
    const server = await start(settings);
    expect(server.output()).toContain('ADMIN_PASSWORD is easily guessed.');
    expect(server.output()).not.toContain(password);
    const answer = await post(server.url, 'login-clean.php', { email: ACCOUNT.ADMIN_EMAIL, password });
    expect(answer.status).toBe(200);
  });
});

// A busy machine takes its time; no assertion here depends on how much.
describe('the server as a process', { timeout: 180_000 }, () => {
  it('keeps every acknowledged message through a SIGKILL under load', async () => {
    const settings = await serverSettings(ACCOUNT);
    const server = await start(settings);
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 8 }, (_, worker) =>
      writeUntilGone(server.url, worker, acknowledged),
    );
    await filled(acknowledged, 200);
    server.child.kill('SIGKILL');
    await Promise.all([server.ended, ...writers]);

    const again = await start(settings);
    const stored = await storedEmails(again.url, CREDENTIALS);
    expect(acknowledged.length).toBeGreaterThanOrEqual(200);
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  });

  it('ends with 0 after a SIGTERM under load, and cuts nothing', async () => {
    const settings = await serverSettings(ACCOUNT);
    const server = await start(settings);
    const acknowledged: string[] = [];
    const writers = Array.from({ length: 8 }, (_, worker) =>
      writeUntilGone(server.url, worker, acknowledged),
    );
    await filled(acknowledged, 100);
    const told = Date.now();
    server.child.kill('SIGTERM');

    const endings = await Promise.all(writers);
    expect(await server.ended).toBe(0);
    // Whoever came later found the door closed; nobody was thrown out. A connection that was idle for a second is closed,
    // though: where this process was held up for that long, it may learn of it by its next request.
    const cut = endings.filter(({ reason, asked }) => reason !== 'ECONNREFUSED' && asked < told + IDLE_GRACE);
    expect(cut).toEqual([]);

    const again = await start(settings);
    const stored = await storedEmails(again.url, CREDENTIALS);
    expect(acknowledged.filter((email) => !stored.has(email))).toEqual([]);
  });

  it('serves on after a SIGTERM for as long as it is to drain, unless Ctrl+C ends that', async () => {
    const settings = await serverSettings({ ...ACCOUNT, DRAIN_SECONDS: '60' });
    const server = await start(settings);
    const { port } = new URL(server.url);
    const idle = connect(Number(port), '127.0.0.1');
    await once(idle, 'connect');
    server.child.kill('SIGTERM');

    await vi.waitFor(async () => {
      const health = await fetch(`${server.url}/healthz`);
      expect([health.status, await health.json()]).toEqual([503, { status: 'draining' }]);
    });
    expect((await fetch(`${server.url}/healthz/live`)).status).toBe(200);
    const acknowledged = await post(server.url, 'login-clean.php', CREDENTIALS);
    expect([acknowledged.status, acknowledged.headers.get('connection')]).toEqual([200, 'close']);
    idle.write('GET /api/categories.php HTTP/1.1\r\nHost: localhost\r\n\r\n');
    expect(await text(idle)).toMatch(/^HTTP\/1\.1 200 OK\r\nConnection: close\r\n/);

    server.child.kill('SIGINT');
    expect(await server.ended).toBe(0); // within this test's time, which is shorter
  }, 50_000);

  it('leaves the first copy alone when a second one is started on its port', async () => {
    const settings = await serverSettings();
    const first = await start(settings);
    const second = startServer(settings);
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`Port ${settings.PORT} is in use`);
    expect(second.output()).not.toContain('password');
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  });

  it('prints the credentials it made once, and then only its address', async () => {
    const settings = await serverSettings();
    const first = await start(settings);
    const password = /password: (\S+)/.exec(first.output())?.[1] ?? '';
    const signIn = await post(first.url, 'login-clean.php', { email: 'owner@example.com', password });
    expect(signIn.status).toBe(200);
    first.child.kill('SIGTERM');
    await first.ended;

    const second = await start(settings);
    expect(second.output().trim()).toBe(`http://localhost:${settings.PORT}/`);
  });

  it('serves the demo posts from a first start without configuration', async () => {
    const server = await start(await serverSettings({ SEED: 'demo' }));
    const response = await fetch(`${server.url}/api/blog-posts-working.php?endpoint=blog-posts&limit=3`);
    const list = (await response.json()) as { posts: unknown[]; pagination: { total_posts: number } };
    expect(list.posts).toHaveLength(3);
    expect(list.pagination.total_posts).toBe(12);
  });

  it('deletes what a killed copy had not finished receiving, and nothing that may still be written', async () => {
    const settings = await serverSettings();
    const unfinished = join(settings.UPLOADS_DIR ?? '', '.incoming');
    await mkdir(unfinished, { recursive: true });
    for (const name of ['half-an-image', 'an-image']) await writeFile(join(unfinished, name), 'half');
    const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
    await utimes(join(unfinished, 'half-an-image'), twoHoursAgo, twoHoursAgo);
    await start(settings);
    expect(await readdir(unfinished)).toEqual(['an-image']);
  });

  it('touches no upload that another one is receiving into the same folder', async () => {
    const settings = await serverSettings(ACCOUNT);
    const one = await start(settings);
    const { token } = (await (await post(one.url, 'login-clean.php', CREDENTIALS)).json()) as {
      token: string;
    };
    const { UPLOADS_DIR = '' } = settings;
    const other = await serverSettings({ UPLOADS_DIR });
    await start(other);

    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await noise(600, 300))]), 'a.png');
    const encoded = new Response(form);
    const body = Buffer.from(await encoded.arrayBuffer());
    const upload = request(`${one.url}/api/upload-image.php`, {
      method: 'POST',
      headers: {
        Authorization: `Bearer ${token}`,
        'Content-Type': encoded.headers.get('content-type') ?? '',
        'Content-Length': body.length,
      },
    });
    const answered = once(upload, 'response');
    upload.write(body.subarray(0, body.length / 2));
    const incoming = join(UPLOADS_DIR, '.incoming');
    await vi.waitFor(async () => expect(await readdir(incoming)).toHaveLength(1), 60_000);

    const restarted = await start({
      ...other,
      PORT: String(await freePort()),
      DATABASE_FILE: `${other.DATABASE_FILE}2`,
    });
    upload.end(body.subarray(body.length / 2));
    const [response] = (await answered) as [IncomingMessage];
    const { filepath } = (await json(response)) as { filepath: string };
    expect(response.statusCode).toBe(200);
    for (const { url } of [one, restarted]) {
      for (const path of [filepath, filepath.replace('.webp', '-w480.webp')]) {
        expect((await fetch(`${url}${path}`)).status).toBe(200);
      }
    }
    expect(await readdir(incoming)).toEqual([]);
  });

  it('keeps uploads in an object store, in whose cache alone it writes', async () => {
    const store = await startObjectStore();
    onTestFinished(() => store.stop());
    const settings = await serverSettings({ ...ACCOUNT, ...store.env });
    const server = await start(settings);
    const { token } = (await (await post(server.url, 'login-clean.php', CREDENTIALS)).json()) as {
      token: string;
    };
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(await noise(30, 20))]), 'a.png');
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/api/upload-image.php`, { method: 'POST', headers, body: form });
    const { filepath } = (await answer.json()) as { filepath: string };
    expect(await store.keys()).toEqual([filepath.slice(1)]);
    expect((await fetch(`${server.url}${filepath}`)).status).toBe(200);
    expect(existsSync(settings.UPLOADS_DIR!)).toBe(false);
    expect(await readdir(join(dirname(settings.DATABASE_FILE!), 'uploads-cache'))).toContain(
      basename(filepath),
    );
  });

  it('does not start in production without a JWT_SECRET, and says so', async () => {
    const production = { NODE_ENV: 'production', SITE_URL: 'https://wren.example', RATE_LIMITS: 'on' };
    const server = startServer(await serverSettings(production));
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain('JWT_SECRET: is missing');
  });

  it('answers others at once while 200 slow connections hang', async () => {
    const server = await start(await serverSettings());
    const slow = await Promise.all(
      Array.from({ length: 200 }, () => halfRequest(Number(new URL(server.url).port))),
    );
    const response = await fetch(`${server.url}/api/categories.php`, { signal: AbortSignal.timeout(2_000) });
    expect(response.status).toBe(200);
    for (const socket of slow) socket.destroy();
  });
});
