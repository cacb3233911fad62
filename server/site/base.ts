import type { IncomingMessage } from 'node:http';
import { isLocalHost } from '#shared/local-host.ts';
import type { Config } from '../config.ts';

type SitePlace = Pick<Config, 'production' | 'base' | 'subfolder'>;

/**
 * The base that the site has for whoever asks: '' or '/sub-folder'. In production SITE_URL alone decides, since a proxy
 * may put any Host before us; elsewhere the site has its sub-folder on a local host. [K13] [K23] [2.1.16] [2.1.17]
 */
export function baseFor(request: IncomingMessage, { production, base, subfolder }: SitePlace): string {
  if (production) return base;
  const hostname = request.headers.host?.replace(/:\d+$/, '').toLowerCase();
  return hostname !== undefined && isLocalHost(hostname) ? `/${subfolder}` : base;
}

/** All bases that requests can come in under, the root last. */
export function basesOf({ production, base, subfolder }: SitePlace): string[] {
  return [...new Set([...(production ? [] : [`/${subfolder}`]), base, ''])];
}

/** Where in the site a path leads that does not lie under `base`; always with a slash before it. */
export function pathInSite(path: string, base: string, config: SitePlace): string {
  // The base without its slash; and on a local host what stands in emails, which goes by SITE_URL.
  const prefix = [base, config.base].find((prefix) => path === prefix || path.startsWith(`${prefix}/`)) ?? '';
  const rest = path.slice(prefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}
