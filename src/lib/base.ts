import { isLocalHost } from '#shared/local-host.ts';

/** The parts of `window.location` used here. */
export interface Place {
  hostname: string;
  port: string;
  pathname: string;
}

const DEVELOPMENT_PORT = '5173';
export const DEFAULT_SUBFOLDER = 'shingle';

/* The two functions below serve documents that do not name their base: those of Vite's development server. */

/** The router's base: the site root ('') except on a local host, where it is the sub-folder. [2.1.16] [2.1.17] */
export function siteBase(place: Place, subfolder = DEFAULT_SUBFOLDER): string {
  return isLocalHost(place.hostname) ? `/${subfolder}` : '';
}

/**
 * The API's base. Development on port 5173 and production have `/api`; a local host, or a path that contains the
 * sub-folder, has the sub-folder before it. [7.1.01] [7.1.02] [7.1.03] [7.1.04]
 */
export function apiBase(place: Place, subfolder = DEFAULT_SUBFOLDER): string {
  if (place.port === DEVELOPMENT_PORT) return '/api';
  const inSubfolder = place.pathname.split('/').includes(subfolder);
  return isLocalHost(place.hostname) || inSubfolder ? `/${subfolder}/api` : '/api';
}

/** Prefixes a root-relative address with the site's base; returns every other address unchanged. */
export function withBase(base: string, address: string): string {
  const rootRelative = address.startsWith('/') && !address.startsWith('//');
  if (!rootRelative || base === '') return address;
  return address === base || address.startsWith(`${base}/`) ? address : `${base}${address}`;
}
