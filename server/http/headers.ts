import type { ServerResponse } from 'node:http';
import helmet from 'helmet';

const STYLES = "'self'";
const HSTS_SECONDS = 31_536_000;

/** How the site is reached. */
interface Transport {
  https: boolean;
  config: { hstsIncludeSubdomains: boolean };
}

/** What every answer carries that is no document: the API's, the calendar's, the server's health. Nothing of it is ever framed, run or shared with another site. */
export function apiHeaders({ https, config }: Transport): Record<string, string> {
  const subdomains = config.hstsIncludeSubdomains ? '; includeSubDomains' : '';
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    ...(https ? { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}${subdomains}` } : {}),
  };
}

/**
 * What every document and static file carries.
 * @param scriptHashes of the scripts that stand inline in the document, as `sha256-…`
 */
export function documentHeaders(
  { https, config }: Transport,
  scriptHashes: readonly string[],
): Record<string, string> {
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
        styleSrc: [STYLES],
        imgSrc: ["'self'", 'data:', 'https:'],
        frameSrc: ['https://www.youtube-nocookie.com'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        ...(https ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: https
      ? { maxAge: HSTS_SECONDS, includeSubDomains: config.hstsIncludeSubdomains }
      : false,
    xFrameOptions: { action: 'deny' },
    // The first four speak to browsers that are gone, and the fifth says what is the default by now: a document that
    // fits into a connection's first flight of packets is painted a round trip sooner.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    originAgentCluster: false,
  });
  const headers: Record<string, string> = {
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  };
  // They are the same for every request, so helmet is asked once; it knows responses alone.
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value;
    },
    removeHeader: () => undefined,
  };
  secure({} as never, response as unknown as ServerResponse, () => undefined);
  return headers;
}

/** The same headers for a document in which the styles of that hash stand inline. */
export function withInlineStyles(headers: Record<string, string>, hash: string): Record<string, string> {
  const name = 'Content-Security-Policy';
  return {
    ...headers,
    [name]: `${headers[name]}`.replace(`style-src ${STYLES}`, `style-src ${STYLES} '${hash}'`),
  };
}
