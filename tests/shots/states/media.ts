import type { Page } from '@playwright/test';
import type { MediaItem, MediaList } from '#shared/contract/media.ts';
import type { GivenAnswers, State } from '../state.ts';

const COVERS = [
  'what-a-website-costs',
  'two-typefaces-and-stop',
  'forms-people-finish',
  'email-on-your-own-domain',
  'one-process-one-file',
  'passwords-passkeys-and-the-sticky-note',
  'responsive-images-in-an-afternoon',
  'who-owns-your-website',
  'why-your-menu-should-not-be-a-pdf',
];

/** The demo's covers as if they were uploads; so small that there is no smaller copy to ask for. */
const items = COVERS.map((name, index): MediaItem => ({
  id: COVERS.length - index,
  path: `/artwork/covers/${name}.svg`,
  name:
    index === 3
      ? 'A photograph whose name is longer than its place is wide (edited, final).jpeg'
      : `${name}.png`,
  width: 480,
  height: 270,
  bytes: 34_000 * (index + 1),
  kind: index === 1 ? 'drawn' : 'upload',
  alt: index === 0 ? 'Coins stacked beside a browser window' : '',
  focus: index === 0 ? '75 25' : '50 50',
  made_at: '2026-11-20T18:00:00.000Z',
  uses:
    index === 0
      ? [
          { kind: 'cover', id: 1, title: 'What a website costs' },
          { kind: 'text', id: 2, title: 'Questions to ask before you hire a web developer' },
        ]
      : [],
  use_count: index === 0 ? 2 : 0,
}));

const unused = items.filter(({ use_count: uses }) => uses === 0);

/** @param all what there is altogether */
const list = (media: MediaItem[], all = media): MediaList => ({
  success: true,
  media,
  pagination: { current_page: 1, total: media.length, total_pages: 1, per_page: 48 },
  totals: { all: all.length, unused: all.filter(({ use_count: uses }) => uses === 0).length },
});

const library = (page: Page) => page.getByRole('dialog', { name: 'Media library' });

async function open(page: Page): Promise<void> {
  await library(page).waitFor();
}

async function choose(page: Page): Promise<void> {
  await open(page);
  await library(page).getByRole('option').first().click();
  await library(page).getByLabel('Alternative text').waitFor();
}

const state = (name: string, answers: GivenAnswers, reach = open): State => ({
  name: `dashboard/media${name}`,
  path: 'dashboard?tab=posts&library=open',
  site: 'owner',
  isSignedIn: true,
  isWindow: true,
  answers,
  reach,
});

/** The media library. */
export const mediaStates: State[] = [
  state('', { listMedia: { json: list(items) } }, async (page) => {
    await open(page);
    await library(page).getByRole('option').last().waitFor();
  }),
  state('/chosen', { listMedia: { json: list(items) } }, choose),
  state('/selecting', { listMedia: { json: list(items) } }, async (page) => {
    await open(page);
    await library(page).getByRole('button', { name: 'Select', exact: true }).click();
    for (const at of [0, 2, 3]) await library(page).getByRole('option').nth(at).click();
  }),
  state('/crop', { listMedia: { json: list(items) } }, async (page) => {
    await choose(page);
    await library(page).getByRole('button', { name: 'Crop…' }).click();
    await page.getByRole('dialog', { name: 'Crop the image' }).waitFor();
  }),
  state('/unused', { listMedia: { json: list(unused, items) } }, async (page) => {
    await open(page);
    await library(page)
      .getByLabel(/^Unused only/)
      .check();
  }),
  {
    ...state(
      '/upload-failed',
      { listMedia: { json: list(items) }, uploadImage: 'no connection' },
      async (page) => {
        await open(page);
        const buffer = Buffer.from('An image');
        await library(page)
          .getByLabel('Images to upload')
          .setInputFiles([{ name: 'oven-at-dawn.png', mimeType: 'image/png', buffer }]);
        await library(page).getByRole('button', { name: /^Try/ }).waitFor();
      },
    ),
    isFault: true,
  },
  state('/empty', { listMedia: { json: list([]) } }),
  state('/loading', { listMedia: 'never' }),
  { ...state('/failed', { listMedia: 'no connection' }), isFault: true },
];
