import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';

/** What Debian's packages ask before they start the server that they bring. */
const POLICY = '/usr/sbin/policy-rc.d';

const APT = '/usr/bin/apt-get';

function apt(...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(APT, args, { stdio: 'inherit', env }).status === 0;
}

/** Installs packages as root on Debian and its like, without starting any server. @returns whether that worked */
export function aptInstall(packages: string[]): boolean {
  if (process.getuid?.() !== 0 || !existsSync(APT)) return false;
  console.log(`Installing ${packages.join(', ')}`);
  const ours = !existsSync(POLICY); // one of the machine's own stays
  if (ours) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return apt('update', '-qq') && apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  } finally {
    if (ours) rmSync(POLICY);
  }
}
