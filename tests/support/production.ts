/** The environment of a production server that visitors find at an address, over the tests' own. */
export function inProduction(SITE_URL: string): Record<string, string> {
  return { NODE_ENV: 'production', RATE_LIMITS: 'on', LOG_LEVEL: 'silent', SITE_URL };
}

/** What bare `proxy_pass` and `ProxyPass` make of a request: the server's own address for a host, and no word of the visitor's. */
export const STOCK_PROXY = { Host: '127.0.0.1:3001' };

/** The same of a visitor who would like to have a say in where the site lies. */
export const LYING_VISITOR = {
  Host: 'evil.example',
  'X-Forwarded-Host': 'evil.example',
  'X-Forwarded-Proto': 'http',
  'X-Forwarded-Prefix': '/evil',
  Forwarded: 'host=evil.example;proto=http',
};
