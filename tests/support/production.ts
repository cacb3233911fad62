/** The environment of a production server with a public URL, added to the tests' own. */
export function inProduction(SITE_URL: string): Record<string, string> {
  return { NODE_ENV: 'production', RATE_LIMITS: 'on', LOG_LEVEL: 'silent', SITE_URL };
}

/** What bare `proxy_pass` and `ProxyPass` send: the server's own address as Host, nothing about the visitor. */
export const STOCK_PROXY = { Host: '127.0.0.1:3001' };

/** The same for a visitor who tries to influence the site's address. */
export const LYING_VISITOR = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-Prefix': '/evil',
  Forwarded: 'host=evil.example;proto=http',
};
