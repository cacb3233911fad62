import { randomBytes } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';
import { ACCOUNT, test as base } from './e2e.ts';
import { builtSite, serverSettings, startServer } from './server-process.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { startStockProxy } from './stock-proxy.ts';

interface ProductionFixtures {
  /** The path of SITE_URL: '' or '/site'. */
  place: string;
  smtp: TestSmtp;
  /** Waits for the newest email to an address. */
  mailTo: (address: string) => Promise<Email>;
}

/** The built server in production mode, with its own mail server, behind a proxy that sends no forwarded headers. */
export const test = base.extend<ProductionFixtures>({
  place: ['', { option: true }],

  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is taken apart
  smtp: async ({}, use) => {
    const smtp = await startSmtp();
    await use(smtp);
    await smtp.down();
  },

  site: async ({ content, place, smtp }, use) => {
    const proxy = await startStockProxy();
    const settings = await serverSettings({
      NODE_ENV: 'production',
      RATE_LIMITS: 'on',
      JWT_SECRET: randomBytes(32).toString('hex'),
      SEED: 'demo',
      ADMIN_EMAIL: ACCOUNT.email,
      ADMIN_PASSWORD: ACCOUNT.password,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'Wren <dashboard@wren.example>',
    });
    proxy.passTo(Number(settings.PORT));
    const origin = `http://localhost:${proxy.port}`;
    const server = startServer({ ...settings, SITE_URL: origin + place }, { folder: builtSite(content) });
    await server.listening;
    await use({ origin, mailbox: '' });
    server.child.kill('SIGTERM');
    await server.ended;
    await proxy.stop();
  },

  baseURL: async ({ site, place }, use) => use(`${site.origin}${place}/`),

  mailTo: async ({ smtp }, use) => {
    await use(async (address) => {
      const find = () => smtp.received.findLast(({ to }) => to === address);
      await base.expect.poll(find).toBeDefined();
      return PostalMime.parse(find()?.raw ?? '');
    });
  },
});
