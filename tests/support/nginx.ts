import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { vi } from 'vitest';
import { fromDeploy } from '#tests/deploy/proxies/proxy.ts';
import { findNginx } from './ensure-nginx.ts';
import { freePort } from './server-process.ts';

/** nginx on 127.0.0.1, in front of several servers. */
export interface Nginx {
  url: string;
  /** What it had to complain about. */
  output: () => string;
  stop: () => Promise<void>;
}

/** How long nginx keeps an idle connection to a server here: less than the servers of the tests drain. */
const KEEPALIVE = 'keepalive_timeout 1s;';

/**
 * Runs nginx with deploy/nginx-scaled.conf: with the given servers in its `upstream`, and without TLS.
 * @param folder its own, to be made
 */
export async function startNginx(folder: string, ports: readonly number[]): Promise<Nginx> {
  const program = findNginx();
  if (program === null) throw new Error('There is no nginx here.');
  mkdirSync(folder);
  chmodSync(folder, 0o755); // root's workers are nobody
  const [port, plainPort] = [await freePort(), await freePort()];
  const site = fromDeploy('nginx-scaled.conf', [
    ['listen 80;', `listen 127.0.0.1:${plainPort};`],
    ['listen 443 ssl http2;', `listen 127.0.0.1:${port};`],
    ['    listen [::]:80;\n', ''],
    ['    listen [::]:443 ssl http2;\n', ''],
    ['    ssl_certificate /etc/letsencrypt/live/example.com/fullchain.pem;\n', ''],
    ['    ssl_certificate_key /etc/letsencrypt/live/example.com/privkey.pem;\n', ''],
    ['keepalive_timeout 4s;', KEEPALIVE],
    ...ports.map((server, index) => [`172.31.215.1${index + 1}:3001`, `127.0.0.1:${server}`] as const),
  ]);
  const configuration = join(folder, 'nginx.conf');
  writeFileSync(
    configuration,
    `daemon off;
pid ${folder}/pid;
error_log stderr;
events {
  worker_connections 4096;
}
http {
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
${site}
}
`,
  );
  const child = spawn(program, ['-e', 'stderr', '-c', configuration], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => void (output += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(
    async () => {
      if (child.exitCode !== null) throw new Error(`nginx ended with ${child.exitCode}: ${output}`);
      await fetch(url, { method: 'HEAD', redirect: 'manual' });
    },
    { timeout: 20_000, interval: 20 },
  );
  return { url, output: () => output, stop: () => end(child) };
}

async function end(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
