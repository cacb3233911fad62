import { addDays } from '#shared/calendar-day.ts';
import type { BackupStatus } from '#shared/contract/backups.ts';
import type { Agenda } from '#shared/contract/overview.ts';
import type { Readers } from '#shared/contract/readers.ts';
import { aDashboardPost } from '#tests/support/posts.ts';
import type { State } from '../state.ts';

const TODAY = '2026-11-24';
const DAYS = 30;
const VIEWS = [41, 38, 52, 47, 60, 22, 19, 55, 71, 64, 58, 49, 30, 25];

const steps = Array.from({ length: DAYS }, (_, index) => {
  const day = addDays(TODAY, index + 1 - DAYS);
  return {
    first: day,
    last: day,
    views: VIEWS[index % VIEWS.length] ?? 0,
    subscribers_come: index % 4 === 0 ? 2 : 0,
    subscribers_gone: index % 11 === 5 ? 1 : 0,
  };
});

const readers: Readers = {
  success: true,
  steps,
  total: { views: 1_348, subscribers_come: 16, subscribers_gone: 3 },
  before: { views: 1_102, subscribers_come: 9, subscribers_gone: 1 },
  subscribers: 412,
  posts: [
    {
      path: '/blog/what-a-website-costs',
      title: 'What a website costs, and where the money goes',
      views: 412,
    },
    {
      path: '/blog/why-your-menu-should-not-be-a-pdf',
      title: 'Why your menu should not be a PDF',
      views: 187,
    },
    { path: '/blog/a-post-that-is-deleted', title: null, views: 12 },
  ],
  pages: [
    { path: '/', views: 380 },
    { path: '/portfolio', views: 141 },
    { path: '/consultation', views: 96 },
  ],
  hosts: [
    { host: '', views: 702 },
    { host: 'www.google.com', views: 311 },
    { host: 'the-bakers-of-southern-arizona.example', views: 44 },
    { host: '*', views: 9 },
  ],
};

const broken = {
  status: 500,
  json: { success: false, error: 'Something went wrong. Please try again.' },
} as const;

const lastBackup = {
  made_at: '2026-11-24T10:16:00.000Z',
  posts: 14,
  pictures: 212,
  bytes: 38_000_000,
  copied_to: 's3://wren-backups/site',
};
const backups: BackupStatus = {
  success: true,
  next_at: '2026-11-25T10:15:00.000Z',
  running: false,
  last: lastBackup,
  failing: null,
  overdue: false,
};

const calendar = {
  ...{ id: 1, host: 'calendar.google.com', name: 'Wren Calder', counts: true },
  read_at: '2026-11-24T15:32:00.000Z',
  failing_since: '2026-11-24T15:42:00.000Z',
  problem: 'The server there does not answer.',
};
const failing: Agenda['failing_calendars'] = [
  calendar,
  {
    ...calendar,
    ...{ id: 2, host: 'cloud.wrencalder.example', name: '', counts: false },
    ...{ read_at: '2026-11-04T15:32:00.000Z', failing_since: '2026-11-04T15:42:00.000Z' },
    problem: 'The server there refuses the user name or the password.',
  },
];

/** The latest posts, and the totals of all, as they are read: each visitor counted once a day. */
const read = {
  posts: [
    aDashboardPost({
      ...{ id: 14, title: 'What twenty hours a month buys', status: 'draft' },
      ...{ published_at: null, view_count: 0 },
    }),
    aDashboardPost({
      ...{ id: 12, title: 'Why your menu should not be a PDF', view_count: 163 },
      published_at: '2026-11-10T12:00:00.000Z',
    }),
    aDashboardPost({
      ...{ id: 10, title: 'What a website costs, and where the money goes', view_count: 597 },
      published_at: '2026-10-01T12:00:00.000Z',
    }),
  ],
  totals: { published: 12, drafts: 2, views: 3_214 },
};

const overview = { path: 'dashboard?tab=overview', site: 'owner', isSignedIn: true } as const;

/** The overview of a site that is read, and one whose parts fail. */
export const overviewStates: State[] = [
  {
    ...overview,
    name: 'dashboard/overview-read',
    answers: { readReaders: { json: readers }, listDashboardPosts: { changes: read } },
    ready: (page) => page.getByRole('slider').waitFor(),
  },
  {
    ...overview,
    name: 'dashboard/overview-backed-up',
    answers: { readBackups: { json: backups } },
    ready: (page) => page.getByText('restoring it was tested').waitFor(),
  },
  {
    ...overview,
    name: 'dashboard/overview-no-backup',
    answers: { readBackups: { json: { ...backups, last: null } } },
    ready: (page) => page.getByText('No backup yet').waitFor(),
  },
  {
    ...overview,
    name: 'dashboard/overview-backup-failing',
    answers: {
      readBackups: {
        json: {
          ...backups,
          last: { ...lastBackup, made_at: '2026-11-21T10:16:00.000Z' },
          failing: {
            since: '2026-11-22T10:15:00.000Z',
            reason:
              'The backup 2026-11-24T101500Z is there, but could not be copied to s3://wren-backups/site: PUT: S3 returned 403 – AccessDenied.',
          },
        },
      },
    },
    ready: (page) => page.getByText('Backups have failed').waitFor(),
  },
  {
    ...overview,
    name: 'dashboard/overview-calendar-failing',
    answers: { readAgenda: { changes: { failing_calendars: failing } } },
    ready: (page) => page.getByText('can’t be read.').first().waitFor(),
  },
  {
    ...overview,
    name: 'dashboard/overview-failed',
    isFault: true,
    answers: {
      readReaders: broken,
      readAgenda: broken,
      listDashboardPosts: broken,
      listConsultations: broken,
    },
    ready: (page) => page.getByText('Not loaded').first().waitFor(),
  },
];
