// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { apiHeaders, documentHeaders, withInlineStyles } from '#server/http/headers.ts';

const HTTP = { https: false, config: { hstsIncludeSubdomains: false } };
const HTTPS = { https: true, config: { hstsIncludeSubdomains: true } };

describe('the headers of a document', () => {
  it('are these, to the byte, over HTTP', () => {
    expect(Object.entries(documentHeaders(HTTP, []))).toEqual([
      ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=()'],
      [
        'Content-Security-Policy',
        "default-src 'self';script-src 'self';style-src 'self';img-src 'self' data: https:;frame-src https://www.youtube-nocookie.com;object-src 'none';base-uri 'none';frame-ancestors 'none';form-action 'self'",
      ],
      ['Cross-Origin-Opener-Policy', 'same-origin'],
      ['Cross-Origin-Resource-Policy', 'same-origin'],
      ['Referrer-Policy', 'strict-origin-when-cross-origin'],
      ['X-Content-Type-Options', 'nosniff'],
      ['X-Frame-Options', 'DENY'],
    ]);
  });

  it('hold visitors to HTTPS where the site speaks it', () => {
    const headers = documentHeaders(HTTPS, []);
    expect(headers['Strict-Transport-Security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['Content-Security-Policy']).toMatch(/;form-action 'self';upgrade-insecure-requests$/);
  });

  it('let the scripts and styles run that stand inline, by their hashes', () => {
    const headers = withInlineStyles(documentHeaders(HTTP, ['sha256-a=', 'sha256-b=']), 'sha256-c=');
    expect(headers['Content-Security-Policy']).toContain(
      ";script-src 'self' 'sha256-a=' 'sha256-b=';style-src 'self' 'sha256-c=';",
    );
  });
});

describe('the headers of every other answer', () => {
  it('allow nothing', () => {
    expect(apiHeaders(HTTPS)).toEqual({
      'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'no-referrer',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    });
    expect(apiHeaders(HTTP)).not.toHaveProperty('Strict-Transport-Security');
  });
});
