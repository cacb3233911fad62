import type { Page } from '@playwright/test';
import { MAIL_NOT_SET_UP } from '#server/mail/not-set-up.ts';
import { chooseInMenu, publishedRow } from '#tests/support/owner-dashboard.ts';
import { writing } from '#tests/support/writing-page.ts';
import type { CampaignPeopleList } from '#shared/contract/campaign-reports.ts';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { NEWSLETTER_DRAFTS } from '#shared/newsletter-drafts.ts';
import type { State } from '../state.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send to subscribers' });

/** Opens the dialog of the first post that visitors can read, and waits for its recipients. */
async function openDialog(page: Page): Promise<void> {
  const menu = publishedRow(page).getByRole('button', { name: /^More: / });
  await chooseInMenu(page, menu, 'Send');
  await dialog(page).getByRole('status').filter({ hasText: 'subscriber' }).waitFor();
}

const ofPost = (name: string, more: Partial<State> & { then?: State['reach'] } = {}): State => {
  const { then, ...rest } = more;
  return {
    name: `newsletters/${name}`,
    path: 'dashboard?tab=posts',
    site: 'owner',
    isSignedIn: true,
    isWindow: true,
    async reach(page, texts) {
      await openDialog(page);
      await then?.(page, texts);
    },
    ...rest,
  };
};

/** The frame refuses the script with which a picture of it is prepared. */
const PREVIEWED = { isFault: true } as const;

async function preview(page: Page): Promise<void> {
  await dialog(page).getByRole('button', { name: 'Preview' }).click();
  const letter = page.getByRole('dialog', { name: 'Preview' });
  const mail = letter.locator('iframe').contentFrame();
  await mail.getByRole('heading').first().waitFor();
  const cover = mail.locator('img.picture').first();
  await cover.evaluate(async (image: HTMLImageElement) => image.decode());
}

const chooseWhole = async (page: Page) =>
  dialog(page)
    .getByRole('radio', { name: /^The whole post/ })
    .check();

/** Writes the beginning of a newsletter on its own page. */
async function write(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Subject' }).fill('Bread at six');
  await writing.text(page).click();
  await page.keyboard.type('Rye takes its time. It ferments slowly, and tastes best on the third day.');
  // Counted after a pause.
  await page.getByText('14 words').first().waitFor({ state: 'attached' });
  // The bar gives way while one types, and comes back to the pointer.
  await page.mouse.move(8, 300);
  await page.mouse.move(12, 304);
}

/** No window but this one, whose draft is kept, and by no other picture. */
const UNWATCHED = { success: true, revision: 0, saved_at: null, post_updated_at: null, others: [] } as const;
const ALONE: State['answers'] = {
  watchDraft: { json: { ...UNWATCHED, others: [] } },
  saveDraft: { json: { success: true, revision: 1, saved_at: '2026-11-24T17:10:00Z' } },
  listDrafts: { json: { success: true, drafts: [], newsletters: [] } },
};

const onPage = (name: string, reach?: State['reach']): State => ({
  name: `newsletters/${name}`,
  path: 'dashboard/write/newsletter',
  site: 'owner',
  isSignedIn: true,
  isWindow: true,
  ready: (page) => writing.text(page).waitFor(),
  answers: ALONE,
  ...(reach === undefined ? {} : { reach }),
});

/** A plain newsletter, on its tab. */
const plain = (name: string, then: (page: Page) => Promise<void>): State => ({
  name: `newsletters/${name}`,
  path: 'dashboard?tab=newsletter',
  site: 'owner',
  isSignedIn: true,
  isWindow: true,
  answers: ALONE,
  async reach(page) {
    await page.getByRole('textbox', { name: 'Subject' }).fill('Bread at six');
    await page.getByRole('textbox', { name: 'Message' }).fill('Rye takes its time. It ferments slowly.');
    await then(page);
  },
});

/** What mail servers said, the most common first. */
const REFUSALS = [
  '550 5.1.1 The email account that you tried to reach does not exist.',
  '552 5.2.2 The recipient’s mailbox is full.',
  'Connection timeout',
];

/** A campaign whose email did not reach everybody, whom some left by. */
const TROUBLED: Campaign = {
  id: 4,
  subject: 'Two openings in December',
  created_at: '2026-11-20T17:12:00Z',
  state: 'sending',
  send_at: null,
  recipients: 1_284,
  delivered: 1_259,
  waiting: 0,
  failed: 25,
  cancelled: 0,
  unsubscribed: 3,
  bounced: 19,
  stopped_by: null,
  failures: REFUSALS.map((reason, index) => ({ reason, count: [17, 5, 3][index] ?? 0 })),
  is_rich: true,
  post_id: null,
  prospects: null,
  waits_for_post: false,
  post_at: null,
  on_web: true,
  page: 'two-openings-in-december',
  is_corrected: false,
};
/** One that waits for its time, and whose subject is long. */
const WAITING: Campaign = {
  ...TROUBLED,
  ...{ id: 3, state: 'scheduled', send_at: '2026-12-01T16:00:00Z', failures: [], on_web: false },
  ...{ recipients: 0, delivered: 0, failed: 0, unsubscribed: 0, bounced: 0 },
  subject:
    'What a year of building small sites for small shops taught me about menus, hours and maps. '.repeat(3),
};
const BEGUN = {
  ...{ key: NEWSLETTER_DRAFTS.images, post_id: null, title: 'Bread at six', beginning: '', words: 120 },
  ...{ category_id: null, author_id: null },
  ...{ saved_at: '2026-11-24T15:00:00Z', device: 'Chrome on Linux' },
};
const troubledPeople = {
  jsonFor: (query: URLSearchParams) => (query.get('who') === 'unsubscribed' ? LEFT : MISSED),
};
const MISSED: CampaignPeopleList = {
  success: true,
  people: Array.from({ length: 20 }, (_, index) => ({
    id: index + 1,
    email: index === 4 ? '' : `a.reader.${index + 1}@example.com`,
    reason: REFUSALS[index < 12 ? 0 : index < 17 ? 1 : 2] ?? null,
    is_off: index < 12,
  })),
  pagination: { current_page: 1, total: 25, total_pages: 2, per_page: 20 },
};
const LEFT: CampaignPeopleList = {
  success: true,
  people: ['olive@example.com', 'pete.marsh@example.com', 'quinn@example.com'].map((email, index) => ({
    id: index + 40,
    email,
    reason: null,
    is_off: true,
  })),
  pagination: { current_page: 1, total: 3, total_pages: 1, per_page: 20 },
};

const reportOf = (name: string, more: Partial<State> = {}): State => ({
  name: `newsletters/${name}`,
  path: 'dashboard?tab=campaigns',
  site: 'owner',
  isSignedIn: true,
  isFault: true, // see PREVIEWED
  async reach(page) {
    await page.getByRole('table').getByRole('link').first().click();
    const mail = page.locator('iframe').contentFrame();
    await mail.getByRole('heading').first().waitFor();
  },
  ...more,
});

/** Newsletters on the web, and a post on its way to the subscribers. */
export const newsletterStates: State[] = [
  { name: 'newsletter/none', path: 'newsletter', site: 'empty' },
  { name: 'newsletter/only-one', path: 'newsletter', site: 'one' },
  ofPost('of-a-post'),
  ofPost('of-a-post-whole', { then: chooseWhole }),
  ofPost('preview-excerpt', { ...PREVIEWED, then: preview }),
  ofPost('preview-whole', {
    ...PREVIEWED,
    then: async (page) => {
      await chooseWhole(page);
      await preview(page);
    },
  }),
  ofPost('tested', {
    answers: { testRichNewsletter: { json: { success: true, to: 'owner@example.com' } } },
    then: async (page) => {
      await dialog(page).getByRole('button', { name: 'Send a test' }).click();
      await dialog(page).getByText('Test sent to').waitFor();
    },
  }),
  ofPost('at-a-time', {
    then: async (page) => {
      await dialog(page).getByRole('radio', { name: 'Later' }).check();
    },
  }),
  ofPost('not-set-up', {
    answers: {
      readPostSending: {
        json: {
          success: true,
          can_send: false,
          recipients: 214,
          was_sent: false,
          waiting: null,
          sent: null,
          last_campaign: null,
        },
      },
    },
    then: async (page) => {
      await dialog(page).getByText('Email isn’t set up yet.').waitFor();
    },
  }),
  ofPost('not-tested', {
    isFault: true,
    answers: {
      testRichNewsletter: {
        status: 503,
        json: { success: false, error: MAIL_NOT_SET_UP },
      },
    },
    then: async (page) => {
      await dialog(page).getByRole('button', { name: 'Send a test' }).click();
      await dialog(page).getByText('Failed to send the test').waitFor();
    },
  }),
  reportOf('report'),
  reportOf('report-troubled', {
    answers: {
      readCampaign: { json: { success: true, campaign: TROUBLED } },
      listCampaignPeople: troubledPeople,
    },
  }),
  reportOf('report-sending', {
    answers: {
      readCampaign: {
        json: {
          success: true,
          campaign: { ...TROUBLED, delivered: 640, failed: 0, bounced: 0, unsubscribed: 0, waiting: 644 },
        },
      },
    },
  }),
  reportOf('report-failed', {
    answers: { readCampaign: 'no connection' },
    reach: async (page) => {
      await page.getByRole('table').getByRole('link').first().click();
      await page.getByRole('alert').waitFor();
    },
  }),
  reportOf('campaigns-waiting', {
    answers: {
      listCampaigns: { json: { success: true, campaigns: [TROUBLED, WAITING], total: 2 } },
      listDrafts: { json: { success: true, drafts: [], newsletters: [BEGUN] } },
    },
    reach: async (page) => page.getByRole('link', { name: /^Go on writing/ }).waitFor(),
  }),
  reportOf('campaigns-menu', {
    isWindow: true,
    reach: async (page) => {
      await page
        .getByRole('button', { name: /^More: / })
        .first()
        .click();
      await page.getByRole('menuitem').first().waitFor();
    },
  }),
  onPage('unwritten'),
  onPage('written', write),
  onPage('written-to-send', async (page) => {
    await write(page);
    await writing.button(page, 'Send…').click();
    await dialog(page).getByRole('status').filter({ hasText: 'subscriber' }).waitFor();
  }),
  {
    ...onPage('written-elsewhere', write),
    answers: {
      ...ALONE,
      watchDraft: {
        json: { ...UNWATCHED, others: [{ device: 'Safari on iPhone', seen_at: '2026-11-24T17:12:00Z' }] },
      },
    },
  },
  plain('plain-saved', async (page) => {
    await page.getByText('Draft, saved').waitFor();
  }),
  plain('plain-to-send', async (page) => {
    await page.getByRole('button', { name: 'Send Newsletter' }).click();
    await dialog(page).waitFor();
  }),
];
