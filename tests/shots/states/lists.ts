import type { Page } from '@playwright/test';
import { chooseInMenu, publishedRow } from '#tests/support/owner-dashboard.ts';
import type { GivenAnswers, State } from '../state.ts';

const shown = (tab: string) => ({
  path: `dashboard?tab=${tab}`,
  site: 'owner' as const,
  isSignedIn: true,
});

/** Chooses the first rows of a list. */
async function chooseRows(page: Page): Promise<void> {
  const boxes = page.getByRole('checkbox', { name: /^Select: / });
  await boxes.first().check();
  await boxes.nth(1).click({ modifiers: ['Shift'] });
  await page.getByRole('region', { name: /^Selected/ }).waitFor();
}

/** Opens the list's trash: on a phone it is in a menu beside the title. */
async function openTrash(page: Page): Promise<void> {
  const panel = page.getByRole('tabpanel');
  const button = panel.getByRole('button', { name: 'Trash', exact: true });
  const menu = panel.getByRole('button', { name: 'Export and trash' });
  await button.or(menu).filter({ visible: true }).first().waitFor();
  if (await button.isVisible()) await button.click();
  else await chooseInMenu(page, menu, 'Trash');
}

/** A list that could not be asked for, and one that is not there yet. */
const FAILING: [string, string, keyof GivenAnswers][] = [
  ['posts', 'posts', 'listDashboardPosts'],
  ['categories', 'categories', 'listCategories'],
  ['subscribers', 'newsletter', 'listSubscribers'],
  ['campaigns', 'campaigns', 'listCampaigns'],
];

const failingStates = FAILING.flatMap(([name, tab, operation]): State[] => [
  {
    ...shown(tab),
    name: `lists/${name}-failed`,
    isFault: true,
    answers: {
      [operation]: 'no connection',
      ...(operation === 'listCategories' ? { listPostCategories: 'no connection' } : {}),
    },
    ready: (page) => page.getByRole('tabpanel').getByRole('button', { name: 'Try again' }).first().waitFor(),
  },
  {
    ...shown(tab),
    name: `lists/${name}-loading`,
    answers: { [operation]: 'never' },
    isLoading: true,
    ready: (page) =>
      page
        .getByRole('status', { name: /^Loading/ })
        .first()
        .waitFor(),
  },
]);

/** The owner's lists: some rows chosen, ordered, as a week, and their trash. */
export const listStates: State[] = [
  ...failingStates,
  ...['posts', 'newsletter', 'messages', 'consultations'].map((tab): State => {
    const reach = chooseRows;
    return { ...shown(tab), name: `lists/${tab}-chosen`, reach };
  }),
  {
    ...shown('posts'),
    name: 'lists/post-published',
    reach: async (page) => {
      await chooseInMenu(page, publishedRow(page).getByRole('button', { name: /^More: / }), 'Unpublish');
      await page.getByRole('button', { name: 'Undo' }).waitFor();
    },
  },
  ...['posts-menu', 'posts-menu-draft'].map((name): State => ({
    ...shown('posts'),
    name: `lists/${name}`,
    isWindow: true,
    reach: async (page) => {
      const row = name === 'posts-menu' ? publishedRow(page) : page.getByRole('row').nth(1);
      await row.getByRole('button', { name: /^More: / }).click();
      await page.getByRole('menuitem').first().waitFor();
    },
  })),
  {
    ...shown('consultations'),
    name: 'lists/week',
    reach: async (page) => {
      await page.getByText('Week', { exact: true }).click();
      await page.mouse.move(0, 0); // what comes under the pointer would look pressed
      await page
        .getByRole('region', { name: /^Week of/ })
        .getByRole('status')
        .getByText('week')
        .waitFor();
    },
  },
  {
    ...shown('newsletter'),
    name: 'lists/add-subscriber',
    reach: async (page) => page.getByRole('button', { name: 'Add subscriber' }).click(),
  },
  {
    ...shown('consultations'),
    name: 'lists/week-call',
    reach: async (page) => {
      await page.getByText('Week', { exact: true }).click();
      await page.getByRole('button', { name: /Bea Ortiz/ }).click();
      await page.getByRole('list', { name: 'The chosen consultation' }).waitFor();
    },
  },
  {
    ...shown('consultations'),
    name: 'lists/book-call',
    reach: async (page) => {
      await page.getByText('Week', { exact: true }).click();
      await page.getByRole('button', { name: 'Later week' }).click();
      await page.getByRole('button', { name: /Free$/ }).first().click();
      await page.getByRole('menuitem', { name: 'Book a call…' }).click();
      await page.getByRole('dialog', { name: 'Book a call' }).waitFor();
    },
  },
  {
    ...shown('consultations&part=availability'),
    name: 'lists/day-picker',
    reach: async (page) => page.getByRole('button', { name: 'Choose the first day off' }).click(),
  },
  { ...shown('consultations&view=all&sort=name'), name: 'lists/consultations-by-name' },
  {
    ...shown('consultations'),
    name: 'lists/consultations-failed',
    isFault: true,
    answers: { listConsultations: 'no connection' },
    reach: async (page) => page.getByRole('alert').first().waitFor(),
  },
  {
    ...shown('messages'),
    name: 'lists/trash-failed',
    isWindow: true,
    isFault: true,
    answers: { listTrash: 'no connection' },
    reach: async (page) => {
      await openTrash(page);
      await page.getByRole('dialog').getByRole('alert').waitFor();
    },
  },
  {
    ...shown('messages'),
    name: 'lists/trash',
    isWindow: true,
    answers: {
      listTrash: {
        json: {
          success: true,
          total: 2,
          trash: [
            {
              ...{ id: 1, row: 4, title: 'Marisol Bravo', detail: 'redesign' },
              ...{ trashed_at: '2026-11-24T15:00:00Z', ends_at: '2026-12-24T15:00:00Z' },
            },
            {
              ...{ id: 2, row: 3, title: 'Tom Okafor', detail: 'E-commerce Solution' },
              ...{ trashed_at: '2026-10-26T15:00:00Z', ends_at: '2026-11-25T09:00:00Z' },
            },
          ],
        },
      },
    },
    reach: async (page) => {
      await openTrash(page);
      await page
        .getByRole('button', { name: /^Restore: / })
        .first()
        .waitFor();
    },
  },
];
