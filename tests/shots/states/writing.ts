import type { Page } from '@playwright/test';
import type { DraftSummary } from '#shared/contract/writing.ts';
import { MAIL_NOT_SET_UP } from '#server/mail/not-set-up.ts';
import { aDashboardPost, aDashboardPostList } from '#tests/support/posts.ts';
import { chooseInMenu } from '#tests/support/owner-dashboard.ts';
import { lastLook, settle, writing } from '#tests/support/writing-page.ts';
import type { GivenAnswers, State } from '../state.ts';

const TEXT =
  '<p>Rye takes its time. It <strong>ferments</strong> slowly, holds its water, and tastes best on the third day.</p>' +
  '<h2>What to do on the first</h2><p>Nothing at all. Feed the starter, and leave it alone.</p>';

const AT = '2026-11-23T16:30:00Z';

const draft = {
  ...{
    key: 'post-1',
    post_id: 1,
    title: 'Who owns your website?',
    beginning: '',
    words: 4,
    device: 'Firefox on Windows',
  },
  ...{ category_id: null, author_id: null },
  ...{ saved_at: AT, based_on: null, revision: 3, window: 'other' },
  form: { title: 'Who owns your website?', content: TEXT },
};

/** A draft that is no post yet. */
const NEW: DraftSummary = {
  ...{ key: 'new', post_id: null, title: '', beginning: '', words: 120 },
  ...{ category_id: null, author_id: null, saved_at: AT, device: 'Firefox on Windows' },
};

/** No other window: the pictures before this one had the post open, too. */
const ALONE: GivenAnswers = {
  watchDraft: {
    json: { success: true, revision: 0, saved_at: null, post_updated_at: null, others: [] },
  },
};

const onPage = (name: string, path: string, reach?: State['reach']): State => ({
  name: `writing/${name}`,
  path,
  answers: ALONE,
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
const KEPT: GivenAnswers = { ...ALONE, saveDraft: { json: { success: true, revision: 1, saved_at: AT } } };

const POST = aDashboardPost({
  title: 'Bread at six',
  slug: 'bread-at-six',
  content: TEXT,
  published_at: AT,
  featured_image: '',
});

/** What can be linked. */
const COSTS = aDashboardPost({ id: POST.id + 1, title: 'What bread costs', slug: 'what-bread-costs' });

/** Published as it was written. */
const CREATED: GivenAnswers = {
  createPost: { json: { success: true, id: POST.id, post: POST } },
  watchDraft: {
    json: {
      success: true,
      ...{ revision: 0, saved_at: null, post_updated_at: POST.updated_at, others: [] },
    },
  },
};

/** Subscribers to whom it can be sent. */
const SENDABLE: GivenAnswers = {
  readPostSending: {
    json: {
      success: true,
      can_send: true,
      recipients: 214,
      was_sent: false,
      waiting: null,
      sent: null,
      last_campaign: null,
    },
  },
  readPostalAddress: { json: { success: true, postal_address: '12 Sycamore Street' } },
};

/** Types the beginning of a post. */
async function begin(page: Page): Promise<void> {
  await writing.title(page).fill('Bread at six');
  await writing.text(page).click();
  await page.keyboard.type('Rye takes its time.');
  await wake(page);
}

/** The bar gives way while one types, and comes back to the pointer. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(8, 300);
  await page.mouse.move(12, 304);
}

/** The list before publishing, of a post that has what it must. */
async function lookOnce(page: Page): Promise<void> {
  await begin(page);
  await settle(page);
  await writing.bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await lastLook(page).waitFor();
}

/** The same of one with much to look at. */
async function beginBadly(page: Page): Promise<void> {
  await writing
    .title(page)
    .fill('Why a loaf that nobody has asked for is the best that there is at six o’clock');
  await writing.text(page).click();
  await page.keyboard.type('#### Too deep');
  await page.keyboard.press('Enter');
  await page.keyboard.type('![](/artwork/covers/forms-people-finish.svg) ');
  await wake(page);
  await settle(page);
  await writing.bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
  await lastLook(page).waitFor();
}

/** Publishes a post, and sends it to the subscribers. */
async function publishAndSend(page: Page): Promise<void> {
  await lookOnce(page);
  await lastLook(page)
    .getByRole('checkbox', { name: /^Also send it/ })
    .check();
  await lastLook(page).getByRole('button', { name: 'Publish and send' }).click();
  await lastLook(page).getByText('The email can’t be called back.').waitFor();
  await lastLook(page).getByRole('button', { name: 'Publish and send' }).click();
  await page
    .locator('.writing-offer')
    .getByText(/subscribers\.|wasn’t sent/)
    .waitFor();
}

async function pressPublish(page: Page): Promise<void> {
  await lookOnce(page);
  await lastLook(page).getByRole('button', { name: 'Publish', exact: true }).click();
}

/** Every block there is, as a post has them. */
const BLOCKS = [
  '<h2>What an oven needs</h2>',
  '<p>Heat from <strong>below</strong>, and <em>patience</em><a href="#fn-1">1</a>.</p>',
  '<div class="callout callout-tip">\n<p>Ask the baker first.</p>\n</div>',
  '<p><img src="/artwork/covers/forms-people-finish.svg" alt="A form" title="What is asked for" width="1200" height="675"></p>',
  '<pre><code class="language-ts+numbers" title="oven.ts">const oven = { warm: true };\nawait bake(oven);\n</code></pre>',
  '<table>\n<caption>Of bread</caption>\n<thead>\n<tr><th>Bread</th><th class="ql-align-right">Hours</th></tr>\n</thead>\n' +
    '<tbody>\n<tr><td>Rye</td><td class="ql-align-right">24</td></tr>\n<tr><td>Wheat</td><td class="ql-align-right">6</td></tr>\n</tbody>\n</table>',
  '<blockquote>\n<p>Bread waits for nobody.</p>\n</blockquote>',
  '<hr>',
  '<ol><li>So says everybody who has one.</li></ol>',
].join('\n');

async function pasteBlocks(page: Page): Promise<void> {
  await begin(page);
  await page.keyboard.press('Enter');
  await writing.text(page).evaluate((root, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', `<div class="copied-from-editor">${pasted}</div>`);
    root.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, BLOCKS);
  await writing
    .text(page)
    .getByRole('img')
    .evaluate((image: HTMLImageElement) => image.decode());
  // Coloured a second after the last change.
  await writing.text(page).locator('.hljs-keyword').first().waitFor();
}

/** A state that types, on a site whose drafts are in no other picture. */
const typing = (name: string, reach: State['reach'], more: GivenAnswers = {}): State => ({
  ...onPage(name, 'dashboard/write', reach),
  ...ASIDE,
  answers: { ...KEPT, ...more },
});

async function showPreview(page: Page): Promise<void> {
  await openDialog('Preview')(page);
  const shown = page.getByTitle('The post as visitors would see it').contentFrame();
  await shown.getByRole('heading', { level: 1 }).waitFor();
}

/** What the page gives one who types: menus, bars and dialogs at the text. */
const atTheText: State[] = [
  typing('blocks', async (page) => {
    await pasteBlocks(page);
    await writing.text(page).getByRole('heading').scrollIntoViewIfNeeded();
    await writing.text(page).getByRole('heading').click();
    await page.mouse.wheel(0, 320);
  }),
  typing('picture-chosen', async (page) => {
    await pasteBlocks(page);
    await writing.text(page).getByRole('img').click();
    await page.getByRole('toolbar', { name: 'Image' }).waitFor();
  }),
  typing('alternative-text', async (page) => {
    await pasteBlocks(page);
    await page.getByRole('button', { name: /^Alt text/ }).click();
    await page.locator('dialog[open]').waitFor();
  }),
  typing('slash', async (page) => {
    await begin(page);
    await page.keyboard.press('Enter');
    await page.keyboard.type('/');
    await page.getByRole('listbox', { name: 'Blocks' }).waitFor();
  }),
  typing('more-tools', async (page) => {
    await begin(page);
    await writing.button(page, 'More tools').click();
    // On a phone, its colors stand open.
    const colors = page.getByRole('menuitem', { name: 'Text color' });
    if ((await colors.count()) > 0) await colors.hover();
    await page.getByRole('menuitemradio').first().waitFor();
  }),
  typing('selection', async (page) => {
    await begin(page);
    await page.keyboard.press('Control+Shift+Home');
    // On a phone, its tools are in the toolbar that stays.
    const bar = page.getByRole('toolbar', { name: 'Selected words' });
    await bar.or(writing.button(page, 'Highlight')).first().waitFor();
  }),
  typing('find', async (page) => {
    await begin(page);
    await page.keyboard.press('Control+h');
    await page.keyboard.type('time');
    await page.getByRole('search', { name: 'In this text' }).getByText('1 of 1').waitFor();
  }),
  typing(
    'link',
    async (page) => {
      await begin(page);
      await page.keyboard.press('Control+Shift+Home');
      await writing.button(page, 'Link').first().click();
      await page.getByRole('dialog', { name: 'Add a link' }).getByLabel('Address').fill('bread');
      await page.getByRole('list', { name: 'On this site' }).waitFor();
    },
    { listDashboardPosts: { json: aDashboardPostList([COSTS]) } },
  ),
  typing('link-there', async (page) => {
    await pasteBlocks(page);
    await writing.text(page).locator('h2').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Home');
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Add a link' });
    await dialog.getByLabel('Address').fill('/blog/what-an-oven-needs-when-it-is-old');
    await page.keyboard.press('Enter');
    await dialog.waitFor({ state: 'hidden' });
    await writing.text(page).locator('h2').click();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Change the link' }).waitFor();
    await wake(page);
  }),
  {
    ...typing(
      'offline',
      async (page) => {
        await begin(page);
        await writing.state(page).filter({ hasText: 'Offline' }).waitFor();
        await page.getByText('4 words').first().waitFor({ state: 'attached' });
      },
      { saveDraft: 'no connection' },
    ),
    isFault: true,
  },
  onPage('preview', 'dashboard/write/1', showPreview),
  typing('preview-unsaved', async (page) => {
    await begin(page);
    await settle(page);
    await showPreview(page);
  }),
  onPage('preview-phone', 'dashboard/write/1', async (page) => {
    await showPreview(page);
    // A phone is one already.
    const phone = page.getByRole('radio', { name: 'Phone' });
    if ((await phone.count()) > 0) await phone.setChecked(true, { force: true });
  }),
  {
    ...onPage('preview-email', 'dashboard/write/1', async (page) => {
      await showPreview(page);
      await page.getByRole('radio', { name: 'Email' }).setChecked(true, { force: true });
      // Drawn for emails when it is first asked for; it has no height until it is there.
      await page.locator('iframe').contentFrame().locator('img.picture').waitFor();
    }),
    isFault: true, // the frame refuses the script with which a picture of it is prepared
  },
  {
    ...onPage('preview-email-tested', 'dashboard/write/1', async (page) => {
      await showPreview(page);
      await page.getByRole('radio', { name: 'Email' }).setChecked(true, { force: true });
      await page.locator('iframe').contentFrame().locator('img.picture').waitFor();
      await page.getByRole('button', { name: 'Send a test' }).click();
      await page.getByText('Test sent to').waitFor();
    }),
    answers: { ...ALONE, testRichNewsletter: { json: { success: true, to: 'owner@example.com' } } },
    isFault: true, // as above
  },
  onPage('preview-links', 'dashboard/write/1', async (page) => {
    await openDialog('Preview')(page);
    await page.getByRole('button', { name: /^Share/ }).click();
    await page.getByRole('dialog', { name: 'Preview links' }).waitFor();
  }),
];

/** The page for writing, and what it opens. */
export const writingStates: State[] = [
  ...atTheText,
  onPage('empty', 'dashboard/write'),
  onPage('text', 'dashboard/write/1'),
  onPage('cover', 'dashboard/write/1', async (page) => {
    await page.getByRole('group', { name: 'Cover' }).hover();
  }),
  onPage('cover-focus', 'dashboard/write/1', openDialog('Focus point')),
  onPage('settings', 'dashboard/write/1', openDialog('Settings')),
  onPage('shortcuts', 'dashboard/write/1', async (page) => {
    await page.keyboard.press('Control+/');
    await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor();
  }),
  {
    ...onPage('table', 'dashboard/write', async (page) => {
      await begin(page);
      await page.keyboard.press('Enter');
      await chooseInMenu(page, writing.button(page, 'More tools'), 'Table');
      await page.getByRole('toolbar', { name: 'Table' }).waitFor();
    }),
    ...ASIDE,
    answers: KEPT,
  },
  {
    ...onPage('table-doomed', 'dashboard/write', async (page) => {
      await begin(page);
      await page.keyboard.press('Enter');
      await chooseInMenu(page, writing.button(page, 'More tools'), 'Table');
      for (const word of ['Bread', 'Hours', 'Price', 'Rye', '24']) {
        await page.keyboard.type(word);
        await page.keyboard.press('Tab');
      }
      await page.getByRole('toolbar', { name: 'Table' }).getByRole('button', { name: 'Delete row' }).hover();
    }),
    ...ASIDE,
    answers: KEPT,
  },
  { ...onPage('before-publishing', 'dashboard/write', lookOnce), ...ASIDE, answers: KEPT },
  {
    ...onPage('before-publishing-missing', 'dashboard/write', async (page) => {
      await begin(page);
      await writing.bar(page).getByRole('button', { name: 'Publish', exact: true }).click();
      await lastLook(page).getByRole('button', { name: 'Publish', exact: true }).click();
    }),
    ...ASIDE,
    answers: KEPT,
  },
  {
    ...onPage('before-publishing-send', 'dashboard/write', async (page) => {
      await beginBadly(page);
      await lastLook(page).getByRole('radio', { name: 'Later' }).check();
      await lastLook(page).getByRole('checkbox', { name: 'Also send it to 214 subscribers' }).check();
    }),
    ...ASIDE,
    answers: { ...KEPT, ...SENDABLE },
  },
  {
    ...onPage('sent', 'dashboard/write', publishAndSend),
    ...ASIDE,
    answers: {
      ...KEPT,
      ...SENDABLE,
      ...CREATED,
      sendRichNewsletter: {
        json: {
          success: true,
          campaign_id: 1,
          summary: { success_count: 180, failure_count: 0, waiting_count: 34, total: 214 },
        },
      },
    },
  },
  {
    ...onPage('not-sent', 'dashboard/write', publishAndSend),
    ...ASIDE,
    isFault: true,
    answers: {
      ...KEPT,
      ...SENDABLE,
      ...CREATED,
      sendRichNewsletter: { status: 503, json: { success: false, error: MAIL_NOT_SET_UP } },
    },
  },
  {
    ...onPage('published', 'dashboard/write', async (page) => {
      await pressPublish(page);
      await page.getByRole('button', { name: /^Send to .*subscribers?$/ }).waitFor();
    }),
    ...ASIDE,
    answers: { ...KEPT, ...CREATED },
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
      ...ALONE,
      readDashboardPost: {
        changes: { post: { ...POST, id: 1, updated_at: AT, published_at: '2026-11-20T21:45:00Z' } },
      },
      listVersions: {
        json: {
          success: true,
          versions: [
            { id: 1, saved_at: AT, title: draft.title, words: 31, kind: 'updated' },
            { id: 2, saved_at: '2026-11-23T15:10:00Z', title: draft.title, words: 28, kind: 'aside' },
            { id: 3, saved_at: '2026-11-20T21:45:00Z', title: draft.title, words: 1204, kind: 'published' },
          ],
        },
      },
      readVersion: {
        json: {
          success: true,
          version: {
            id: 1,
            saved_at: AT,
            title: draft.title,
            words: 31,
            kind: 'updated',
            post_id: 1,
            form: draft.form,
          },
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
    name: 'dashboard/posts-drafts',
    path: 'dashboard?tab=posts&status=draft',
    site: 'owner',
    isSignedIn: true,
    answers: {
      listDashboardPosts: {
        json: aDashboardPostList([
          aDashboardPost({ ...POST, id: 8, title: 'Rye on the third day', status: 'draft' }),
        ]),
      },
      listDrafts: {
        json: {
          success: true,
          drafts: [
            { ...NEW, key: 'ovens', title: 'Two ovens, and the one that is hot', category_id: 1 },
            { ...NEW, key: 'rye', title: '', beginning: 'Rye takes its time, and nobody can…' },
            { ...NEW, key: 'post-1', post_id: 1, title: 'Who owns your website?' },
          ],
          newsletters: [],
        },
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
