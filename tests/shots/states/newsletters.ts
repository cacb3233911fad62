import type { Page } from '@playwright/test';
import { writing } from '#tests/support/writing-page.ts';
import type { State } from '../state.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Send to subscribers' });

/** Opens the dialog of the first post that visitors can read, and waits for its recipients. */
async function openDialog(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Send to subscribers: / })
    .first()
    .click();
  await dialog(page).getByRole('status').filter({ hasText: 'active subscriber' }).waitFor();
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
  // The bar gives way while one types, and comes back to the pointer.
  await page.mouse.move(8, 300);
  await page.mouse.move(12, 304);
}

const onPage = (name: string, reach?: State['reach']): State => ({
  name: `newsletters/${name}`,
  path: 'dashboard/write/newsletter',
  site: 'owner',
  isSignedIn: true,
  isWindow: true,
  ready: (page) => writing.text(page).waitFor(),
  ...(reach === undefined ? {} : { reach }),
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
      await dialog(page).getByText('A test is on its way').waitFor();
    },
  }),
  ofPost('at-a-time', {
    then: async (page) => {
      await dialog(page).getByRole('button', { name: 'Send later' }).click();
      await page.getByRole('dialog', { name: 'When does it go out?' }).waitFor();
    },
  }),
  ofPost('question', {
    then: async (page) => {
      await dialog(page).getByRole('button', { name: 'Send now' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  }),
  ofPost('not-tested', {
    isFault: true,
    answers: {
      testRichNewsletter: {
        status: 503,
        json: { success: false, error: 'Mail is not set up. Set SMTP_URL to send newsletters.' },
      },
    },
    then: async (page) => {
      await dialog(page).getByRole('button', { name: 'Send a test' }).click();
      await dialog(page).getByText('Failed to send the test').waitFor();
    },
  }),
  onPage('unwritten'),
  onPage('written', write),
  onPage('written-to-send', async (page) => {
    await write(page);
    await writing.button(page, 'Send…').click();
    await dialog(page).waitFor();
  }),
];
