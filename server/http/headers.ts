const STYLES = "'self'";
const HSTS_SECONDS = 31_536_000;

/** How browsers reach the site. */
interface Transport {
  https: boolean;
  config: { hstsIncludeSubdomains: boolean };
}

/**
 * Headers of all responses but documents (API, calendar, health check): never framed, run or shared with other sites.
 */
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
 * Headers of all documents and static files.
 * @param scriptHashes of the document's inline scripts, as `sha256-…`
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
  // Only headers that current browsers use: a document that fits into the connection's first flight of packets is
  // painted a round trip sooner.
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

/** Adds the hash of a document's inline styles to its headers. */
export function withInlineStyles(headers: Record<string, string>, hash: string): Record<string, string> {
  const name = 'Content-Security-Policy';
  return {
    ...headers,
    [name]: `${headers[name]}`.replace(`style-src ${STYLES}`, `style-src ${STYLES} '${hash}'`),
  };
}
