import type { Page } from '@playwright/test';
import type { ImportAnswer, ImportRun, ImportShown } from '#shared/contract/imports.ts';
import type { AskedAddresses } from '#shared/contract/old-addresses.ts';
import type { GivenAnswers, State } from '../state.ts';

const CHOICES = { fetch: false, agreed: false, ask: false, pages: false };
const FILE = { part: 'source', name: 'harbour-notes.wordpress.2026-11-24.xml', size: 48_211_904 } as const;

const REPORT: ImportShown = {
  format: 'wordpress',
  posts: { created: 412, updated: 0, skipped: 3 },
  drafts: 27,
  images: { stored: 1_208, missing: 14 },
  redirects: 2_961,
  subscribers: { added: 0, skipped: 0 },
  warnings: [
    '“Prices for 2019” was private: it is a draft here.',
    '“A night on the pier” has 45 tags and further categories; 25 were left out: rope, lamps, fog, oars, nets.',
    '“Tide tables” comes without [su_table], [contact-form-7].',
    'Pages are not brought, as they would become posts: About (https://old.example/about/); Crew (https://old.example/crew/).',
    'Left out, because they are no posts: 70 × nav_menu_item, 212 × revision, 4 × wp_template.',
  ],
  more_warnings: 31,
};
const LIST: ImportShown = {
  format: 'subscribers',
  posts: { created: 0, updated: 0, skipped: 0 },
  drafts: 0,
  images: { stored: 0, missing: 0 },
  redirects: 0,
  subscribers: { added: 0, skipped: 1_930 },
  warnings: [
    '1712 had agreed to get newsletters there. Did they agree to yours? Then --agreed brings them; no email goes out for that.',
    '86 never confirmed there, and were left out: --ask sends them the email that asks, or they sign up here.',
    '132 had left there or could not be reached: they stay out.',
  ],
  more_warnings: 0,
};
const OWN: ImportShown = {
  format: 'shingle',
  posts: { created: 58, updated: 0, skipped: 0 },
  drafts: 4,
  images: { stored: 212, missing: 0 },
  redirects: 131,
  subscribers: { added: 1_204, skipped: 3 },
  records: {
    categories: { added: 2, skipped: 5 },
    newsletters: { added: 31, skipped: 0 },
    messages: { added: 846, skipped: 0 },
    bookings: { added: 97, skipped: 1 },
    'days off': { added: 6, skipped: 0 },
    snippets: { added: 4, skipped: 0 },
  },
  warnings: [
    'The consultation of Ana Ruiz on 2026-12-01 at 10:00 AM was left out: it is there already, or its time is taken.',
  ],
  more_warnings: 0,
};
const ASKED: AskedAddresses & { success: true } = {
  success: true,
  asked: 3,
  known: 2_961,
  addresses: [
    {
      address: '/2017/05/harbour-days',
      leads_to: '/blog/harbour-days',
      asked: 1_204,
      asked_at: '2026-11-24T15:00:00Z',
    },
    { address: '/feed', leads_to: '/feed.xml', asked: 611, asked_at: '2026-11-24T15:00:00Z' },
    { address: '/?p=812', leads_to: null, asked: 4, asked_at: '2026-10-02T15:00:00Z' },
  ],
};

const answer = (changes: Partial<ImportRun> | null): { json: ImportAnswer } => ({
  json: {
    success: true,
    can_ask: true,
    import:
      changes === null
        ? null
        : {
            id: 'aaaaaaaaaaaaaaaa',
            state: 'ready',
            files: [{ ...FILE, received: FILE.size }],
            choices: CHOICES,
            done: 0,
            total: 0,
            was_bringing: false,
            preview: null,
            report: null,
            pages: 0,
            problem: null,
            changed_at: '2026-11-24T15:00:00Z',
            ...changes,
          },
  },
});

const panel = (page: Page) => page.getByRole('region', { name: 'Moving in' });

const state = (name: string, changes: Partial<ImportRun> | null, more: GivenAnswers = {}): State => ({
  name: `dashboard/moving-in-${name}`,
  path: 'dashboard/account/data',
  site: 'owner',
  isSignedIn: true,
  isWindow: true,
  ready: (page) => panel(page).locator('input, progress, dl, [role=alert]').first().waitFor(),
  answers: { readImport: answer(changes), listAskedAddresses: { json: ASKED }, ...more },
  reach: async (page) => {
    await panel(page).evaluate((section) => section.scrollIntoView({ block: 'start' }));
  },
});

const running = { done: 148, total: 415 };

/** The account page's way in, at each of its steps. */
export const importStates: State[] = [
  state('choose', null),
  state('broken-off', { state: 'receiving', files: [{ ...FILE, received: 19_000_000 }] }),
  state('looking', { state: 'looking', ...running }),
  state('unpacking', { state: 'looking' }),
  state('preview', { preview: REPORT }),
  state('preview-list', { preview: LIST, files: [{ ...FILE, name: 'subscribed.csv', received: FILE.size }] }),
  state('preview-own', {
    preview: OWN,
    files: [{ ...FILE, name: 'shingle-export-2026-11-24.zip', received: FILE.size }],
  }),
  state('bringing', { state: 'bringing', ...running }),
  state('stopped', {
    state: 'stopped',
    was_bringing: true,
    ...running,
    problem: 'The server was stopped meanwhile. What has come so far is here; go on, and the rest comes.',
  }),
  state('failed', {
    state: 'failed',
    problem: 'harbour-notes.xml is cut off or damaged: its end is not there. Export it again.',
  }),
  state('done', {
    state: 'done',
    files: [],
    pages: 2,
    report: { ...REPORT, pages: { written: 2, skipped: 0 } },
  }),
  {
    ...state('addresses', null),
    ready: (page) => page.getByRole('region', { name: 'Old addresses' }).waitFor(),
    reach: async (page) => {
      const list = page.getByRole('region', { name: 'Old addresses' });
      await list.evaluate((section) => section.scrollIntoView({ block: 'start' }));
    },
  },
  { ...state('unavailable', null, { readImport: 'no connection' }), isFault: true },
];
