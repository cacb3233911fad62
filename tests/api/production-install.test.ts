import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getFrom } from '#tests/support/documents.ts';
import { picture } from '#tests/support/images.ts';
import { mailsIn } from '#tests/support/mailbox.ts';
import { productionInstall, runCommand } from '#tests/support/production-install.ts';
import { type ServerProcess, serverSettings, startServer } from '#tests/support/server-process.ts';

const OWNER = { email: 'me@example.com', password: 'a password for the tests' };
const HOST = { Host: 'wren.example' };

/** What needs a package of its own, or a file beside the server, is in here. */
describe('a production install', () => {
  let folder = '';
  let server: ServerProcess;
  let settings: Record<string, string>;

  beforeAll(async () => {
    folder = await productionInstall();
    settings = await serverSettings({ SEED: 'demo', LOG_LEVEL: 'debug' });
    const made = await runCommand(folder, ['owner', OWNER.email, 'Wren'], {
      settings,
      input: `${OWNER.password}\n`,
    });
    expect(made.stderr).toBe('');
    expect(made.stdout).toContain(`${OWNER.email} can sign in with the new password`);
    const started = startServer(settings, { folder });
    server = started;
    await started.listening;
  });

  afterAll(async () => {
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
    await rm(folder, { recursive: true, force: true });
  });

  async function send(script: string, init: RequestInit): Promise<Record<string, unknown>> {
    const response = await fetch(`${server.url}/api/${script}`, { method: 'POST', ...init });
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>;
  }

  const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

  it.each(['/', '/blog', '/blog/what-a-website-costs', '/consultation'])('renders %s', async (path) => {
    const { status, text } = await getFrom(server.url, path, HOST);
    expect(status).toBe(200);
    expect(text).toMatch(/<div id="root"><(?!\/div>)/);
  });

  it('draws a post’s social card with the typefaces of the build', async () => {
    const { status, headers } = await getFrom(server.url, '/cards/posts/what-a-website-costs.png', HOST);
    expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'image/png' });
  });

  it('lets the owner of the owner command in, and takes an image', async () => {
    const { token } = await send('login-clean.php', json(OWNER));
    const body = new FormData();
    body.append('image', new Blob([new Uint8Array(await picture(40, 30).png().toBuffer())]), 'photo.png');
    const headers = { Authorization: `Bearer ${String(token)}` };
    expect(await send('upload-image.php', { body, headers })).toMatchObject({ success: true });
  });

  it('begins with the demo posts of the build', async () => {
    const { status, text } = await getFrom(
      server.url,
      '/api/blog-posts-working.php?endpoint=blog-posts',
      HOST,
    );
    expect(status).toBe(200);
    expect(JSON.parse(text)).toMatchObject({ pagination: { total_posts: 12 } });
  });

  it('logs a line of JSON each, since what prints them for people is for development alone', async () => {
    await getFrom(server.url, '/api/no-such.php', HOST);
    const logged = () =>
      server
        .output()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as unknown);
    await expect.poll(logged).toContainEqual(expect.objectContaining({ level: 20, msg: 'GET 404' }));
  });

  it('writes emails, and logs in words', async () => {
    const message = { name: 'Ana', email: 'ana@example.com', message: 'Hello!' };
    await send('contact-form.php', json(message, { 'X-Form-Fill-Time': '60000' }));
    const emails = () => mailsIn(settings.MAILBOX_DIR ?? '', 'ana@example.com');
    await expect.poll(emails, { timeout: 10_000 }).toHaveLength(1);
    expect(server.output()).not.toMatch(/Cannot find|ENOENT/);
  });

  it('makes a key that signs emails, and says what DNS needs', async () => {
    const file = join(folder, 'dkim.pem');
    const made = await runCommand(folder, ['mail-dns', '--make-key', 'ed25519', '--out', file], { settings });
    expect(made).toMatchObject({ code: 0, stderr: '' });
    const DKIM_KEYS = `site=${file}`;
    const { stdout } = await runCommand(folder, ['mail-dns'], { settings: { ...settings, DKIM_KEYS } });
    expect(stdout).toContain('"v=DKIM1; k=ed25519; p=');
  });

  it('comes with the licences of what was built in', async () => {
    const { status, text } = await getFrom(server.url, '/licenses.md', HOST);
    expect(status).toBe(200);
    expect(text).toContain('## react-dom');
  });
});
