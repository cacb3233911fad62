import type { IncomingMessage } from 'node:http';
import { isLocalHost } from '#shared/local-host.ts';
import type { Config } from '../config.ts';

type SitePlace = Pick<Config, 'production' | 'base' | 'subfolder'>;

/**
 * The site's base for a request: '' or '/sub-folder'. In production only SITE_URL decides, because a proxy may set any
 * Host; elsewhere the site is in its sub-folder on a local host. [K13] [K23] [2.1.16] [2.1.17]
 */
export function baseFor(request: IncomingMessage, { production, base, subfolder }: SitePlace): string {
  if (production) return base;
  const hostname = request.headers.host?.replace(/:\d+$/, '').toLowerCase();
  return hostname !== undefined && isLocalHost(hostname) ? `/${subfolder}` : base;
}

/** All bases that requests may use, the root last. */
export function basesOf({ production, base, subfolder }: SitePlace): string[] {
  return [...new Set([...(production ? [] : [`/${subfolder}`]), base, ''])];
}

/** The path within the site of a path not under `base`; always with a leading slash. */
export function pathInSite(path: string, base: string, config: SitePlace): string {
  // The base without its slash; on a local host also SITE_URL's base, which the links in emails have.
  const prefix = [base, config.base].find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? '';
  const rest = path.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
