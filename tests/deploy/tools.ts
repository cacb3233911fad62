import { existsSync } from 'node:fs';
import { has, run } from './run.ts';

/** Programs that the checks use, by the Debian package that has them. */
const TOOLS = { nginx: 'nginx', apache2: 'apache2', caddy: 'caddy', openssl: 'openssl' };

/**
 * Makes sure that the proxies are there: installs them as root on Debian and its like, without starting them.
 * @throws naming what is missing where it can't be installed
 */
export function ensureTools(): void {
  const missing = Object.entries(TOOLS).filter(([command]) => !has(command));
  if (missing.length === 0) return;
  const packages = missing.map(([, name]) => name);
  if (process.getuid?.() !== 0 || !has('apt-get')) {
    throw new Error(`These programs are missing; install them: ${packages.join(', ')}`);
  }
  console.log(`Installing ${packages.join(', ')}`);
  run(['apt-get', 'update', '-qq']);
  // A package starts its server unless a policy forbids it; one of the machine's own stays.
  const policy = '/usr/sbin/policy-rc.d';
  const ours = !existsSync(policy);
  if (ours) run(['sh', '-c', `printf '#!/bin/sh\\nexit 101\\n' > ${policy} && chmod +x ${policy}`]);
  try {
    run(['apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages], {
      env: { DEBIAN_FRONTEND: 'noninteractive' },
    });
  } finally {
    if (ours) run(['rm', policy]);
  }
}
