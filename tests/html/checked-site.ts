import { join } from 'node:path';
import { contentFolder } from '#server/build/content-folder.ts';
import { siteFolder } from '#server/root.ts';
import { loadTexts } from '#tests/support/load-texts.ts';
import { ACCOUNT } from '#tests/support/e2e.ts';
import { type Inbox, openInbox } from '#tests/support/inbox.ts';
import { builtSite, serverSettings, startServer } from '#tests/support/server-process.ts';
import type * as SiteTexts from '#tests/support/site-texts.ts';

/** A built site that runs with the demo's content, on a database of its own. */
export interface CheckedSite {
  name: string;
  /** The site's address below its sub-folder, with a slash at the end. */
  base: string;
  /** The folder with its static files. */
  files: string;
  /** The folder of its content, for its emails. */
  content: string;
  texts: typeof SiteTexts;
  inbox: Inbox;
  stop: () => Promise<void>;
}

/** The site made of src/content, which is the adopter's own, or of a folder of tests/content. */
export async function startSite(name: string | null): Promise<CheckedSite> {
  const folder = name === null ? siteFolder : builtSite(name);
  const content = contentFolder(name === null ? undefined : `tests/content/${name}`);
  const inbox = await openInbox();
  const settings = await serverSettings({
    SEED: 'demo',
    ADMIN_EMAIL: ACCOUNT.email,
    ADMIN_PASSWORD: ACCOUNT.password,
    SMTP_URL: inbox.url,
    MAIL_RATE: '1000',
  });
  const server = startServer(settings, { folder });
  await server.listening;
  return {
    name: name ?? 'the site',
    base: `${server.url}/shingle/`,
    files: join(folder, 'dist/client'),
    content,
    texts: await loadTexts(content),
    inbox,
    async stop() {
      server.child.kill('SIGTERM');
      await server.ended;
      await inbox.close();
    },
  };
}
