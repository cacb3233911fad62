import { test as base } from './e2e.ts';
import { serverSettings } from './server-process.ts';
import { startSmtp, type TestSmtp } from './smtp.ts';
import { seedSubscribers } from './subscribers.ts';

/** Tests of a site that sends its mail to a server whose faults a test decides. */
export const withMail = base.extend<{ smtp: TestSmtp }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the names of what is taken apart
  smtp: async ({}, use) => {
    const smtp = await startSmtp();
    await use(smtp);
    await smtp.down();
  },
  settings: async ({ smtp }, use) => use({ SMTP_URL: smtp.url }),
});

/** The same, with so many subscribers. */
export function withSubscribers(count: number) {
  return withMail.extend({
    settings: async ({ smtp }, use) => {
      const { DATABASE_FILE = '', UPLOADS_DIR = '' } = await serverSettings();
      await seedSubscribers({ DATABASE_FILE, UPLOADS_DIR }, count);
      await use({ DATABASE_FILE, UPLOADS_DIR, SMTP_URL: smtp.url, MAIL_RATE: '1000' });
    },
  });
}
