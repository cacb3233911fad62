import type { Page } from '@playwright/test';
import { writing } from '#tests/support/writing-page.ts';
import type { State } from '../state.ts';

const TEXT =
  '<p>Rye takes its time. It <strong>ferments</strong> slowly, holds its water, and tastes best on the third day.</p>' +
  '<h2>What to do on the first</h2><p>Nothing at all. Feed the starter, and leave it alone.</p>';

const AT = '2026-11-23T16:30:00Z';

const draft = {
  ...{ key: 'post-1', post_id: 1, title: 'Who owns your website?', words: 4, device: 'Firefox on Windows' },
  ...{ saved_at: AT, based_on: null, revision: 3, window: 'other' },
  form: { title: 'Who owns your website?', content: TEXT },
};

const onPage = (name: string, path: string, reach?: State['reach']): State => ({
  name: `writing/${name}`,
  path,
  site: 'owner',
  isSignedIn: true,
  isWindow: true,
  ready: (page) => writing.text(page).waitFor(),
  ...(reach === undefined ? {} : { reach }),
});

const openDialog = (button: string) => async (page: Page) => {
  await writing.button(page, button).click();
  await page.locator('dialog[open]').waitFor();
};

/** The page for writing, and what it opens. */
export const writingStates: State[] = [
  onPage('empty', 'dashboard/write'),
  onPage('text', 'dashboard/write/1'),
  onPage('settings', 'dashboard/write/1', openDialog('Settings')),
  {
    ...onPage('history', 'dashboard/write/1', openDialog('History')),
    answers: {
      listVersions: {
        json: { success: true, versions: [{ id: 1, saved_at: AT, title: draft.title, words: 31 }] },
      },
      readVersion: {
        json: {
          success: true,
          version: { id: 1, saved_at: AT, title: draft.title, words: 31, post_id: 1, form: draft.form },
        },
      },
    },
  },
  {
    ...onPage('conflict', 'dashboard/write/1', async (page) => {
      await writing.title(page).fill('Who owns this website?');
      await page.getByRole('dialog', { name: 'Two versions of this post' }).waitFor();
    }),
    isFault: true,
    answers: {
      saveDraft: {
        status: 409,
        json: { success: false, error: 'This draft was changed in another window.' },
      },
      readDraft: { json: { success: true, draft } },
    },
  },
  {
    name: 'dashboard/trash',
    path: 'dashboard?tab=posts',
    site: 'owner',
    isSignedIn: true,
    isWindow: true,
    answers: {
      listTrash: {
        json: {
          success: true,
          posts: [
            {
              ...{ id: 90, title: 'What a menu should not be', slug: 'menu', status: 'published' },
              ...{ trashed_at: AT, ends_at: '2026-12-20T16:30:00Z' },
            },
          ],
        },
      },
    },
    reach: openDialog('Trash'),
  },
];
