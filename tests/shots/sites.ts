import { basename, join } from 'node:path';
import { contentFolder } from '#server/build/content-folder.ts';
import { siteFolder } from '#server/root.ts';
import { BUILT_SERVER, builtSite, serverSettings, startServer } from '#tests/support/server-process.ts';
import { loadTexts } from '#tests/support/load-texts.ts';
import { OWNER } from './moment.ts';
import type { SiteName, Texts } from './state.ts';
import { type Story, tellStory } from './story.ts';

/** A site of its own process and database, that is stopped at the end. */
export interface RunningSite {
  origin: string;
  story: Story;
  stop: () => Promise<void>;
}

/** Starts the built site of a content, null being the project's own. */
export async function startSite(name: SiteName, content: string | null, texts: Texts): Promise<RunningSite> {
  const settings = await serverSettings({
    SEED: name === 'demo' || name === 'owner' ? 'demo' : 'none',
    ADMIN_EMAIL: OWNER.email,
    ADMIN_PASSWORD: OWNER.password,
  });
  const folder = content === null ? siteFolder : builtSite(basename(content));
  const startAt = async (moment: string) => {
    const server = startServer(
      { ...settings, CLOCK_BEGINS: moment },
      { folder, program: ['--import', join(import.meta.dirname, 'shifted-clock.js'), ...BUILT_SERVER] },
    );
    await server.listening;
    return {
      origin: server.url,
      stop: async () => {
        server.child.kill('SIGTERM');
        await server.ended;
      },
    };
  };
  const { story, server } = await tellStory(name, { startAt, texts, mailbox: settings.MAILBOX_DIR ?? '' });
  return { ...server, story };
}

/** The texts of the site that is made from a content, null being the project's own. */
export async function textsFor(content: string | null): Promise<Texts> {
  return loadTexts(contentFolder(content ?? ''));
}
