import type { RequestHandler } from 'express';
import helmet from 'helmet';

const HSTS = 'max-age=31536000; includeSubDomains';

/** What every API answer carries. Nothing of it is ever framed, run or shared with another site. */
export function apiHeaders(https: boolean): Record<string, string> {
  return {
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    ...(https ? { 'Strict-Transport-Security': HSTS } : {}),
  };
}

/**
 * What every document and static file carries.
 * @param https whether the site is served over HTTPS
 * @param scriptHashes of the scripts that stand inline in the document, as `sha256-…`
 */
export function documentHeaders(https: boolean, scriptHashes: readonly string[]): RequestHandler {
  const secure = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
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
    strictTransportSecurity: https ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    xFrameOptions: { action: 'deny' },
  });
  return (request, response, next) => {
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()');
    secure(request, response, next);
  };
}
