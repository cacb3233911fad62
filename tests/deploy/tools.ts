import { aptInstall } from '#tests/support/apt.ts';
import { has } from './run.ts';

/** Programs that the checks use, by the Debian package that has them. */
const TOOLS = { nginx: 'nginx', apache2: 'apache2', caddy: 'caddy', openssl: 'openssl' };

/**
 * Makes sure that the proxies are there: installs them as root on Debian and its like, without starting them.
 * @throws naming what is missing where it can't be installed
 */
export function ensureTools(): void {
  const missing = Object.entries(TOOLS).filter(([command]) => !has(command));
  const packages = missing.map(([, name]) => name);
  if (missing.length > 0 && !aptInstall(packages)) {
    throw new Error(`These programs are missing; install them: ${packages.join(', ')}`);
  }
}
