import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { ImapFlow } from 'imapflow';
import { vi } from 'vitest';
import { makeCertificate } from '#tests/deploy/certificate.ts';
import { ensureDovecot } from './ensure-dovecot.ts';
import { freePort } from './server-process.ts';

const USER = 'bounces@site.example';
const PASSWORD = 'p@ss word/%';

/** A real IMAP server on 127.0.0.1 with one account, whose mailbox is new. */
export interface Dovecot {
  /** The value for BOUNCE_IMAP_URL, without encryption. */
  url: string;
  /** The same with TLS, and a certificate that nobody vouches for. */
  tlsUrl: string;
  /** Delivers a message. */
  deliver: (source: Buffer, folder?: string) => Promise<void>;
  /** The flags of the messages in a folder, in order of arrival. */
  flags: (folder?: string) => Promise<string[][]>;
  /** Ends the server and all connections. */
  down: () => Promise<void>;
  /** Starts it again, at the same ports. */
  up: () => Promise<void>;
  stop: () => Promise<void>;
}

export async function startDovecot(): Promise<Dovecot> {
  const program = ensureDovecot();
  const folder = await mkdtemp(join(tmpdir(), 'shingle-dovecot-'));
  chmodSync(folder, 0o755);
  const [port, tlsPort] = [await freePort(), await freePort()];
  const configuration = writeConfiguration(folder, port, tlsPort);
  let child: ChildProcess | null = null;

  async function withClient<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const auth = { user: USER, pass: PASSWORD };
    const tls = { rejectUnauthorized: false };
    const client = new ImapFlow({ host: '127.0.0.1', port, secure: false, tls, auth, logger: false });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.logout();
    }
  }

  const dovecot: Dovecot = {
    url: address('imap', port),
    tlsUrl: address('imaps', tlsPort),
    deliver: (source, mailbox = 'INBOX') =>
      withClient(async (client) => {
        if (mailbox !== 'INBOX') await client.mailboxCreate(mailbox);
        await client.append(mailbox, source);
      }),
    flags: (mailbox = 'INBOX') =>
      withClient(async (client) => {
        await client.mailboxOpen(mailbox, { readOnly: true });
        const messages = await client.fetchAll('1:*', { flags: true });
        return messages.map(({ flags }) => [...(flags ?? [])].filter((flag) => flag !== '\\Recent'));
      }),
    async down() {
      if (child === null) return;
      const { pid } = child;
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      child = null;
      await ended;
      endGroup(pid);
    },
    async up() {
      const started = spawn(program, ['-F', '-c', configuration], {
        detached: true, // a group of its own, which ends as one
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let output = '';
      const keep = (chunk: Buffer) => void (output += chunk.toString());
      started.stdout.on('data', keep);
      started.stderr.on('data', keep);
      await vi.waitFor(
        async () => {
          if (started.exitCode !== null) throw new Error(`Dovecot ended with ${started.exitCode}: ${output}`);
          await withClient(() => Promise.resolve());
        },
        { timeout: 20_000, interval: 20 },
      );
    },
    async stop() {
      await dovecot.down();
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await dovecot.up();
  } catch (error) {
    await dovecot.stop();
    throw error;
  }
  return dovecot;
}

/** The processes that serve connections outlive Dovecot's first one by minutes. */
function endGroup(leader: number | undefined): void {
  try {
    if (leader !== undefined) process.kill(-leader, 'SIGKILL');
  } catch {
    // None is left.
  }
}

function address(protocol: string, port: number): string {
  return `${protocol}://${encodeURIComponent(USER)}:${encodeURIComponent(PASSWORD)}@127.0.0.1:${port}`;
}

/** Root's server drops its rights, so another user has the mail; anyone else's keeps the rights that it has. */
function writeConfiguration(folder: string, port: number, tlsPort: number): string {
  const mail = join(folder, 'mail');
  mkdirSync(mail);
  const isRoot = process.getuid?.() === 0;
  const { username, uid, gid } = isRoot ? { username: 'dovenull', uid: 8, gid: 8 } : userInfo();
  if (isRoot) chownSync(mail, uid, gid);
  const { file: certificate, key } = makeCertificate(folder, 'mail.site.example');
  const configuration = join(folder, 'dovecot.conf');
  writeFileSync(join(folder, 'users'), `${USER}:{PLAIN}${PASSWORD}:${uid}:${gid}::${mail}::\n`, {
    mode: 0o644,
  });
  writeFileSync(
    configuration,
    `base_dir = ${folder}/run
state_dir = ${folder}/state
log_path = /dev/stderr
protocols = imap
listen = 127.0.0.1
disable_plaintext_auth = no
ssl = yes
ssl_cert = <${certificate}
ssl_key = <${key}
mail_location = maildir:~/Maildir
first_valid_uid = 1
${isRoot ? '' : `default_internal_user = ${username}\ndefault_login_user = ${username}\ndefault_internal_group = ${gid}\n`}
passdb {
  driver = passwd-file
  args = scheme=PLAIN username_format=%u ${folder}/users
}
userdb {
  driver = passwd-file
  args = username_format=%u ${folder}/users
}
service imap-login {
  ${isRoot ? '' : 'chroot ='}
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = ${tlsPort}
    ssl = yes
  }
}
${isRoot ? '' : 'service anvil {\n  chroot =\n}'}
`,
  );
  return configuration;
}
