import type { Page } from '@playwright/test';
import { aDashboardPost, aDashboardPostList } from '#tests/support/posts.ts';
import { lastLook, settle, writing } from '#tests/support/writing-page.ts';
import type { GivenAnswers, State } from '../state.ts';

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

/** The site keeps nothing of what is typed for a picture but what a closing page sends: so it is one whose drafts are in no picture. */
const ASIDE = { site: 'one' } as const;
const KEPT: GivenAnswers = { saveDraft: { json: { success: true, revision: 1, saved_at: AT } } };

const POST = aDashboardPost({ title: 'Bread at six', content: TEXT, published_at: AT, featured_image: '' });

/** Types the beginning of a post. */
async function begin(page: Page): Promise<void> {
  await writing.title(page).fill('Bread at six');
  await writing.text(page).click();
  await page.keyboard.type('Rye takes its time.');
}

/** The list before publishing, of a post that has what it must. */
async function lookOnce(page: Page): Promise<void> {
  await begin(page);
  await settle(page);
  await writing.bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await lastLook(page).waitFor();
}

async function pressPublish(page: Page): Promise<void> {
  await lookOnce(page);
  await lastLook(page).getByRole('button', { name: 'Publish', exact: true }).click();
}

/** The page for writing, and what it opens. */
export const writingStates: State[] = [
  onPage('empty', 'dashboard/write'),
  onPage('text', 'dashboard/write/1'),
  onPage('settings', 'dashboard/write/1', openDialog('Settings')),
  onPage('shortcuts', 'dashboard/write/1', async (page) => {
    await page.keyboard.press('Control+/');
    await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor();
  }),
  {
    ...onPage('table', 'dashboard/write', async (page) => {
      await begin(page);
      await page.keyboard.press('Enter');
      await writing.button(page, 'Table').click();
      await page.getByRole('toolbar', { name: 'Table' }).waitFor();
    }),
    ...ASIDE,
    answers: KEPT,
  },
  { ...onPage('before-publishing', 'dashboard/write', lookOnce), ...ASIDE, answers: KEPT },
  {
    ...onPage('published', 'dashboard/write', async (page) => {
      await pressPublish(page);
      await writing.button(page, 'Send to subscribers').waitFor();
    }),
    ...ASIDE,
    answers: {
      ...KEPT,
      createPost: { json: { success: true, id: POST.id, post: POST } },
      watchDraft: {
        json: {
          success: true,
          ...{ revision: 0, saved_at: null, post_updated_at: POST.updated_at, others: [] },
        },
      },
    },
  },
  {
    ...onPage('not-published', 'dashboard/write', async (page) => {
      await pressPublish(page);
      await page.getByRole('alertdialog').waitFor();
    }),
    isFault: true,
    ...ASIDE,
    answers: {
      ...KEPT,
      createPost: { status: 500, json: { success: false, error: 'Something went wrong. Please try again.' } },
    },
  },
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
    name: 'dashboard/posts-scheduled',
    path: 'dashboard?tab=posts',
    site: 'owner',
    isSignedIn: true,
    answers: {
      listDashboardPosts: {
        json: aDashboardPostList([
          aDashboardPost({ ...POST, id: 9, published_at: '2026-12-01T16:00:00Z', view_count: 0 }),
          aDashboardPost({ ...POST, id: 8, title: 'Rye on the third day', status: 'draft' }),
          POST,
        ]),
      },
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
          total: 1,
          trash: [
            {
              ...{ id: 4, row: 90, title: 'What a menu should not be', detail: 'published' },
              ...{ trashed_at: AT, ends_at: '2026-12-20T16:30:00Z' },
            },
          ],
        },
      },
    },
    reach: openDialog('Trash'),
  },
];
