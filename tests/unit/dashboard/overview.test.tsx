import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { formatWeekdayTime } from '#shared/moments-in-words.ts';
import { slotStart } from '#shared/booking.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { writeShortDate } from '#app/components/dashboard/short-date.ts';
import { OverviewTab } from '#app/dashboard/OverviewTab.tsx';
import { noAnswer } from '#app/lib/api-error.ts';
import { dashboardServer, NO_BACKUPS, NO_READERS, NOTHING_TO_DO } from '#tests/support/dashboard.tsx';
import { consultationList, consultationRow, contactList, contactRow } from '#tests/support/dashboard-rows.ts';
import { bookableDays, slotsOn } from '#tests/support/profile-slots.ts';
import { aDashboardPost, aDashboardPostList } from '#tests/support/posts.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const posts = [
  aDashboardPost({ id: 4, title: 'Fourth', status: 'draft', published_at: null, view_count: 0 }),
  aDashboardPost({ id: 3, title: 'Third', view_count: 1 }),
  aDashboardPost({ id: 2, title: 'Second' }),
  aDashboardPost({ id: 1, title: 'First' }),
];
const many = {
  ...aDashboardPostList(posts, { total_posts: 1_204, total_pages: 402 }),
  totals: { published: 1_100, drafts: 104, views: 56_789 },
};

const figure = (label: string) =>
  screen.getByText(label, { selector: 'dt *' }).closest('dt')!.nextElementSibling!;
const recent = () =>
  within(screen.getByRole('region', { name: 'Recent posts' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

function show(server = dashboardServer()) {
  return renderOnSite(<OverviewTab />, { server });
}

const startOf = (day: string, time: string) => slotStart(day, parseSlot(time)!)!.getTime();

const FAILING = {
  ...{ id: 1, host: 'calendar.example.com', name: 'Mine', counts: true, problem: 'Down.' },
  read_at: '2026-01-05T17:00:00Z',
  failing_since: '2026-01-05T17:00:00Z',
};

beforeEach(() => window.localStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('the overview', () => {
  it('[2.15.10] [2.15.11] [2.15.12] [2.15.13] [D27] counts over all posts, not over those that were listed', async () => {
    show(dashboardServer().on('listDashboardPosts', { json: many }));
    await waitFor(() => expect(figure('Total posts').textContent).toBe('1,204'));
    expect(figure('Published').textContent).toBe('1,100');
    expect(figure('Drafts').textContent).toBe('104');
    expect(figure('Total views').textContent).toBe('56,789');
  });

  it('counts what is scheduled among what is published, and says so of a post', async () => {
    const ahead = aDashboardPost({ id: 5, title: 'Fifth', published_at: '2999-01-04T09:00:00.000Z' });
    show(
      dashboardServer().on('listDashboardPosts', {
        json: { ...many, posts: [ahead], totals: { ...many.totals, scheduled: 1 } },
      }),
    );
    await waitFor(() => expect(figure('Published').textContent).toBe('1,100'));
    expect(figure('Published').parentElement!.textContent).toMatch(/1 scheduled/);
    expect(recent()).toEqual([expect.stringMatching(/^FifthScheduledfor /)]);
  });

  it('[2.15.11] [2.15.12] [2.15.13] counts what is listed where the server counts nothing', async () => {
    show(
      dashboardServer().on('listDashboardPosts', {
        unchecked: { ...aDashboardPostList(posts), totals: undefined },
      }),
    );
    await waitFor(() => expect(figure('Published').textContent).toBe('3'));
    expect(figure('Drafts').textContent).toBe('1');
    expect(figure('Total views').textContent).toBe('2,469');
  });

  it('[2.15.14] [2.15.15] counts consultations, a confirmation in this browser with them', async () => {
    window.localStorage.setItem('shingle_confirmed_consultations', '[2]');
    const consultations = [
      consultationRow(1),
      consultationRow(2),
      consultationRow(3, { status: 'completed' }),
      consultationRow(4),
    ];
    show(dashboardServer().on('listConsultations', { json: consultationList(consultations) }));
    await waitFor(() => expect(figure('Total consultations').textContent).toBe('4'));
    expect(figure('Pending consultations').textContent).toBe('2');
  });

  it('says what waits for the owner, with the ways to it', async () => {
    const declined = consultationRow(3, { status: 'confirmed', declined: true });
    const consultations = [consultationRow(1), consultationRow(2, { status: 'completed' }), declined];
    const created_at = new Date().toISOString();
    const contacts = [contactRow(1, { created_at }), contactRow(2, { created_at })];
    contacts.push(contactRow(3, { suspected_spam: true }));
    show(
      dashboardServer()
        .on('listConsultations', { json: consultationList(consultations) })
        .on('listContacts', { json: contactList(contacts) }),
    );
    const messages = await screen.findByRole('link', { name: '2 messages to answer' });
    expect(messages.getAttribute('href')).toBe('/dashboard?tab=messages');
    const booked = await screen.findByRole('link', { name: '1 consultation to confirm' });
    expect(booked.getAttribute('href')).toBe('/dashboard?tab=consultations&week=&view=pending');
    const answer = await screen.findByRole('link', { name: '1 declined consultation' });
    expect(answer.getAttribute('href')).toBe('/dashboard?tab=consultations');
  });

  it('says first what is urgent of it: a call within the hour, then the messages whose answer is overdue', async () => {
    const [day = ''] = bookableDays(new Date());
    const [time = ''] = slotsOn(day);
    vi.useFakeTimers({ now: startOf(day, time) - 22 * 60_000, toFake: ['Date'] });
    const call = consultationRow(1, { consultation_date: day, consultation_time: time });
    const created_at = new Date().toISOString();
    const contacts = [contactRow(1), contactRow(2, { created_at }), contactRow(3, { created_at })];
    show(
      dashboardServer()
        .on('listConsultations', { json: consultationList([call]) })
        .on('listContacts', { json: contactList(contacts) })
        .on('readAgenda', { json: { ...NOTHING_TO_DO, consultations: [call], failing_calendars: [FAILING] } })
        .on('readBackups', { json: { ...NO_BACKUPS, failing: { since: created_at, reason: 'Full.' } } }),
    );
    await screen.findByRole('link', { name: '1 consultation to confirm' });
    await screen.findByRole('link', { name: /overdue/ });
    const summary = screen.getByText(/^Waiting for you:/);
    expect(
      within(summary)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([...['call in 22 min', '1 message overdue, 2 more to answer', '1 consultation to confirm']]);
    const trouble = screen.getByRole('region', { name: 'Calendars' });
    const next = screen.getByRole('article', { name: 'Client 1' });
    expect(next.compareDocumentPosition(trouble)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByRole('region', { name: 'Backups' })).toBeTruthy();
  });

  it('begins with what does not work while no call is within the hour', async () => {
    const [day = ''] = bookableDays(new Date());
    const [time = ''] = slotsOn(day);
    vi.useFakeTimers({ now: startOf(day, time) - 60 * 60_000, toFake: ['Date'] });
    const call = consultationRow(1, { consultation_date: day, consultation_time: time });
    const agenda = { ...NOTHING_TO_DO, consultations: [call], failing_calendars: [FAILING] };
    show(dashboardServer().on('readAgenda', { json: agenda }));
    const trouble = await screen.findByRole('region', { name: 'Calendars' });
    const next = screen.getByRole('article', { name: 'Client 1' });
    expect(next.compareDocumentPosition(trouble)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(within(trouble).getByRole('button', { name: 'Check Mine now' })).toBeTruthy();
    expect(
      within(trouble)
        .getByText(/Down\. Failing since/)
        .closest('details')?.open,
    ).toBe(false);
  });

  it('remembers for how many days readers are shown, and says how many subscribers there are', async () => {
    const step = { views: 5, subscribers_come: 1, subscribers_gone: 0 };
    const weeks = [
      { ...step, first: '2025-12-22', last: '2025-12-28' },
      { ...step, first: '2025-12-29', last: '2026-01-04' },
      { ...step, first: '2026-01-05', last: '2026-01-11' },
    ];
    const readers = { ...NO_READERS, steps: weeks, subscribers: 412 };
    readers.total = { views: 15, subscribers_come: 3, subscribers_gone: 0 };
    const { user, server, unmount } = show(dashboardServer().on('readReaders', { json: readers }));
    const part = await screen.findByRole('region', { name: 'Readers' });
    expect(await within(part).findByText(/; 3 subscribed, 412 subscribers now$/)).toBeTruthy();
    const short = (day: string) => writeShortDate(day, '2026-01-11');
    expect(
      within(part)
        .getAllByRole('rowheader')
        .map(({ textContent }) => textContent),
    ).toEqual(weeks.toReversed().map(({ first, last }) => `${short(first)} to ${short(last)}`));
    expect(short('2025-12-29')).toContain('2025');
    await user.click(within(part).getByRole('button', { name: '365 days' }));
    unmount();
    show(server);
    const again = within(await screen.findByRole('region', { name: 'Readers' }));
    expect(again.getByRole('button', { name: '365 days' }).getAttribute('aria-pressed')).toBe('true');
    const asked = server.requests.filter(({ url }) => url.includes('readers.php'));
    expect(asked.at(-1)!.url).toContain('days=365');
  });

  it('keeps the place of what waits, and says so where nothing does', async () => {
    const consultations = [consultationRow(1, { status: 'completed' })];
    show(dashboardServer().on('listConsultations', { json: consultationList(consultations) }));
    const line = screen.getByRole('region', { name: 'Today' }).querySelector('p.min-h-6')!;
    expect(line.textContent).toBe('');
    await waitFor(() => expect(line.textContent).toBe('No messages to answer, no consultations to confirm.'));
  });

  it('says that nothing waits only where no count says otherwise', async () => {
    const past = consultationRow(1, { consultation_date: '2020-01-06' });
    const { unmount } = show(dashboardServer().on('listConsultations', { json: consultationList([past]) }));
    await screen.findByRole('link', { name: '1 consultation to confirm' });
    await screen.findByText(/No call is booked/);
    expect(screen.queryByText('Nothing waits for you.')).toBeNull();
    unmount();
    show();
    expect(await screen.findByText('Nothing waits for you.')).toBeTruthy();
  });

  it('shows a draft once: one that is among the recent posts is not named above, too', async () => {
    const draft = (post_id: number | null, title: string, key: string | null = null) => ({
      ...{ post_id, title, key, saved_at: '2026-01-05T17:00:00Z' },
    });
    const drafts = [draft(4, 'Fourth'), draft(3, 'Third, changed', 'post-3'), draft(null, 'New', 'new-1')];
    const server = dashboardServer()
      .on('listDashboardPosts', { json: many })
      .on('readAgenda', { json: { ...NOTHING_TO_DO, drafts: [...drafts, draft(9, 'Old')], draft_count: 6 } });
    show(server);
    const part = within(await screen.findByRole('region', { name: 'Drafts' }));
    await part.findByRole('link', { name: 'Old' });
    expect(part.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      ...['All drafts', 'Third, changed', 'New', 'Old'],
    ]);
    expect(screen.getAllByText('Fourth')).toHaveLength(1);
  });

  it('has the oldest first of the messages that are to be answered at once', async () => {
    const messages = [contactRow(3), contactRow(2), contactRow(1)];
    show(dashboardServer().on('readAgenda', { json: { ...NOTHING_TO_DO, messages } }));
    const part = within(await screen.findByRole('region', { name: 'Messages to answer' }));
    const names = (await part.findAllByRole('listitem')).map(
      (row) => row.querySelector('strong')!.textContent,
    );
    expect(names).toEqual(['Sender 1', 'Sender 2', 'Sender 3']);
    const opens = part.getByRole('link', { name: /^Sender 2/ });
    expect(opens.getAttribute('href')).toBe('/dashboard?tab=messages&view=one-message&message=2');
  });

  it('says which newsletters go out in the next days, each with the way to it', async () => {
    const goes_at = new Date(Date.now() + 3 * 24 * 60 * 60_000);
    const newsletters = [{ id: 7, subject: 'New ovens', goes_at: goes_at.toISOString() }];
    show(dashboardServer().on('readAgenda', { json: { ...NOTHING_TO_DO, newsletters } }));
    const part = within(await screen.findByRole('region', { name: 'Going out' }));
    expect(part.getByRole('listitem').textContent).toBe(
      `Newsletter “New ovens” goes out ${formatWeekdayTime(goes_at)}`,
    );
    expect(part.getByRole('link', { name: '“New ovens”' }).getAttribute('href')).toBe(
      '/dashboard?tab=campaigns&campaign=7',
    );
  });

  it('has a message that was marked as read until it is answered or needs no answer; marking takes no request', async () => {
    const messages = [contactRow(1), contactRow(2)];
    const server = dashboardServer().on('readAgenda', { json: { ...NOTHING_TO_DO, messages } });
    const { user } = show(server);
    const part = within(await screen.findByRole('region', { name: 'Messages to answer' }));
    const rows = () => part.getAllByRole('listitem').length;
    await waitFor(() => expect(rows()).toBe(2));
    await waitFor(() => expect(figure('Total posts').textContent).toBe('1'));
    const before = server.requests.length;
    await user.click(part.getAllByRole('button', { name: 'Mark as Read' })[0]!);
    expect(rows()).toBe(2);
    expect(part.getAllByRole('button', { name: 'Mark as Read' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(part.getAllByRole('button', { name: 'Mark as Read' })).toHaveLength(2);
    await user.click(part.getAllByRole('button', { name: 'Mark as Read' })[0]!);
    expect(server.requests).toHaveLength(before);
    server
      .on('settleContacts', { json: { success: true, done: [1], failed: [] } })
      .on('readAgenda', { json: { ...NOTHING_TO_DO, messages: messages.slice(1) } });
    await user.click(part.getByRole('button', { name: 'Needs no answer' }));
    await waitFor(() => expect(rows()).toBe(1));
  });

  it('has exactly those six figures, each leading to more about it', async () => {
    show();
    await screen.findByText('Bread and bytes');
    expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Total posts',
      'Published',
      'Drafts',
      'Total views',
      'Pending consultations',
      'Total consultations',
    ]);
    expect(screen.getByRole('link', { name: 'Drafts' }).getAttribute('href')).toBe(
      '/dashboard?tab=posts&status=draft',
    );
    expect(screen.getByRole('link', { name: 'Total consultations' }).getAttribute('href')).toBe(
      '/dashboard?tab=consultations&week=&view=all',
    );
  });

  it('[2.15.16] [9.3.04] lists the 3 most recent posts, drafts too', async () => {
    const { server } = show(dashboardServer().on('listDashboardPosts', { json: many }));
    await screen.findByText('Fourth');
    expect(recent()).toEqual([
      expect.stringMatching(/^FourthDraftEdited \w+ \d+(, \d+)?0 views$/),
      expect.stringMatching(/^ThirdPublishedJan 5(, 2026)?1 view$/),
      expect.stringMatching(/^SecondPublishedJan 5(, 2026)?1,234 views$/),
    ]);
    const { url, headers } = server.requests.find((request) => request.url.includes('dashboard-posts'))!;
    expect(url).toBe('/api/blog-posts-working.php?endpoint=dashboard-posts&page=1&limit=3');
    expect(headers.get('Authorization')).toBeNull();
  });

  it('shows a dash for what is not known, never a wrong number', async () => {
    show(dashboardServer().on('listDashboardPosts', 'never').on('listConsultations', 'never'));
    await screen.findByRole('status', { name: 'Loading recent posts' });
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
      Array(6).fill('–Not known yet'),
    );
  });

  it('says when there are no posts', async () => {
    show(dashboardServer().on('listDashboardPosts', { json: aDashboardPostList([]) }));
    expect(await screen.findByText('No posts yet')).toBeTruthy();
    expect(screen.queryByRole('listitem')).toBeNull();
  });

  it('says what failed once, and tries again', async () => {
    const { user } = show(
      dashboardServer()
        .on(
          'listDashboardPosts',
          { status: 500, json: { success: false, error: 'The database is asleep.' } },
          { json: many },
        )
        .on('listConsultations', 'network failure', { json: consultationList([]) }),
    );
    const failure = await screen.findByRole('alert');
    expect(failure.textContent).toContain('Error loading parts of the overview');
    const posts = within(screen.getByRole('region', { name: 'Recent posts' }));
    expect(await posts.findByText('Not loaded')).toBeTruthy();
    await within(failure).findByText(noAnswer());
    expect(within(failure).getByText('The database is asleep.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Fourth');
    await waitFor(() => expect(figure('Total consultations').textContent).toBe('0'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says a reason once that several parts have', async () => {
    const reply = { status: 500, json: { success: false, error: 'The database is asleep.' } } as const;
    show(dashboardServer().on('listDashboardPosts', reply).on('listConsultations', reply));
    const failure = await screen.findByRole('alert');
    await screen.findByText('Not loaded');
    await waitFor(() => expect(within(failure).getAllByText('The database is asleep.')).toHaveLength(1));
  });

  it('keeps its button where it is while it tries again, and says what fails still', async () => {
    const { user } = show(
      dashboardServer()
        .on('listDashboardPosts', 'network failure')
        .on('listConsultations', 'network failure', {
          json: consultationList([]),
        }),
    );
    const failure = await screen.findByRole('alert');
    await user.click(within(failure).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(figure('Total consultations').textContent).toBe('0'));
    expect(screen.getByRole('alert')).toBe(failure);
    await within(failure).findByText(noAnswer());
  });
});
