const STYLES = "'self'";
const HSTS_SECONDS = 31_536_000;

/** How the site is reached. */
interface Transport {
  https: boolean;
  config: { hstsIncludeSubdomains: boolean };
}

/** What every answer carries that is no document: the API's, the calendar's, the server's health. Nothing of it is ever framed, run or shared with another site. */
export function apiHeaders(transport: Transport): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    ...strictTransportSecurity(transport),
  };
}

/**
 * What every document and static file carries.
 * @param scriptHashes of the scripts that stand inline in the document, as `sha256-…`
 */
export function documentHeaders(
  transport: Transport,
  scriptHashes: readonly string[],
): Record<string, string> {
  const policy = [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    `style-src ${STYLES}`,
    "img-src 'self' data: https:",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
    ...(transport.https ? ['upgrade-insecure-requests'] : []),
  ];
  // No more than browsers of today read: a document that fits into a connection's first flight of packets is painted a
  // round trip sooner.
  return {
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'Content-Security-Policy': policy.join(';'),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    ...strictTransportSecurity(transport),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  };
}

function strictTransportSecurity({ https, config }: Transport): Record<string, string> {
  if (!https) return {};
  const subdomains = config.hstsIncludeSubdomains ? '; includeSubDomains' : '';
  return { 'Strict-Transport-Security': `max-age=${HSTS_SECONDS}${subdomains}` };
}

/** The same headers for a document in which the styles of that hash stand inline. */
export function withInlineStyles(headers: Record<string, string>, hash: string): Record<string, string> {
  const name = 'Content-Security-Policy';
  return {
    ...headers,
    [name]: `${headers[name]}`.replace(`style-src ${STYLES}`, `style-src ${STYLES} '${hash}'`),
  };
}
