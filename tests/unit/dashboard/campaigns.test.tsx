import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { CampaignsTab } from '#app/dashboard/CampaignsTab.tsx';
import { formatShortDate } from '#app/components/dashboard/short-date.ts';
import { STORAGE_KEYS } from '#app/lib/storage.ts';
import { chooseInMenu, dashboardServer } from '#tests/support/dashboard.tsx';
import { campaignRow } from '#tests/support/dashboard-rows.ts';
import type { FakeServer, Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Campaigns = ReturnType<typeof campaignRow>[];

const SCRIPT = 'campaigns.php';

function answer(campaigns: Campaigns, total = campaigns.length) {
  return { json: { success: true as const, campaigns, total } };
}

type CampaignReply = Reply<'listCampaigns' | 'retryCampaign' | 'changeCampaign'>;

function show(...replies: CampaignReply[]) {
  return renderOnSite(<CampaignsTab />, {
    server: dashboardServer().on(['listCampaigns', 'retryCampaign', 'changeCampaign'], ...replies),
  });
}

function callsTo({ requests }: FakeServer) {
  return requests.filter(({ url }) => url.includes(SCRIPT));
}

/** The table's rows, each as its cells' texts; what names a figure on a narrow screen is left out. */
async function rows() {
  const table = await screen.findByRole('table', { name: 'Campaigns' });
  const [, ...found] = within(table).getAllByRole('row');
  return found.map((row) =>
    [...row.children].map((cell) => {
      const copy = cell.cloneNode(true) as Element;
      for (const label of copy.querySelectorAll('[aria-hidden]')) label.remove();
      return copy.textContent;
    }),
  );
}

/** What can be done with the only campaign: its buttons, then what is in its menu besides its report. */
async function offered(user: UserEvent): Promise<string[]> {
  const buttons = screen.queryAllByRole('button', { name: /: News 1$/ });
  const names = buttons.map((button) => button.textContent).filter((text) => text !== '');
  await user.click(screen.getByRole('button', { name: 'More: News 1' }));
  const [first, ...rest] = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(first).toMatch(/^Open( report)?$/); // what never began has none
  return [...names, ...rest];
}

/** Presses the button of the only campaign, or chooses from its menu. */
async function choose(user: UserEvent, name: string): Promise<void> {
  await screen.findByRole('table', { name: 'Campaigns' });
  const button = screen.queryByRole('button', { name: `${name}: News 1` });
  if (button === null) await chooseInMenu(user, 'News 1', name);
  else await user.click(button);
}

/** Resolves once the page leads there. */
const leftFor = (path: string) =>
  waitFor(() => expect(screen.getByLabelText('Address').textContent).toBe(path));

const FAILED = campaignRow(2, {
  delivered: 7,
  failed: 3,
  unsubscribed: 1,
  failures: [
    { reason: '550 no such mailbox', count: 2 },
    { reason: 'Connection timeout', count: 1 },
  ],
});

describe('the campaigns', () => {
  it('[2.15.40] [K7] are a table that says there are none yet', async () => {
    show(answer([]));
    expect(await rows()).toEqual([['No campaigns sent yet']]);
    expect(screen.getAllByRole('link', { name: 'Write a newsletter' })).toHaveLength(2);
  });

  it('beyond the latest are loaded as they are asked for', async () => {
    const latest = Array.from({ length: 50 }, (_, index) => campaignRow(60 - index));
    const all = Array.from({ length: 60 }, (_, index) => campaignRow(60 - index));
    const { user, server } = show(answer(latest, 60), answer(all, 60));
    expect(await rows()).toHaveLength(50);
    expect(screen.getByText('Showing 50 of 60')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rows()).toHaveLength(60));
    expect(callsTo(server).at(-1)!.url).toContain('limit=100');
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('[K7] are listed with what became of them, and why some emails failed', async () => {
    show(answer([FAILED, campaignRow(1)]));
    expect(await rows()).toEqual([
      [
        'News 22 failed: There is no such address1 failed: The mail server could not be reachedDetails“550 no such mailbox”\n“Connection timeout”',
        'Sent',
        formatShortDate(FAILED.created_at, new Date(), { withTime: true }),
        '10',
        '7 (70%)',
        '3',
        '1',
        'Retry 3 failed',
      ],
      [
        'News 1',
        'Sent',
        formatShortDate(campaignRow(1).created_at, new Date(), { withTime: true }),
        '10',
        '10 (100%)',
        '0',
        '0',
        '',
      ],
    ]);
  });

  it('that wait stand first, below the newsletters that are still being written', async () => {
    window.localStorage.setItem(STORAGE_KEYS.newsletterDraft, '{"subject":"Bread at six"}');
    show(answer([campaignRow(3), campaignRow(2, SCHEDULED), campaignRow(1)]));
    expect((await rows()).map(([name]) => name?.slice(0, 6))).toEqual(['News 2', 'News 3', 'News 1']);
    const drafts = screen.getByRole('list', { name: 'Drafts' });
    const link = within(drafts).getByRole('link', { name: 'Continue “Bread at six”' });
    expect(link.getAttribute('href')).toBe('/dashboard?tab=newsletter');
    window.localStorage.clear();
  });

  it('show how far the one that goes out has come', async () => {
    show(answer([campaignRow(1, { delivered: 3, failed: 1, waiting: 6 })]));
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Sending “News 1”' });
    expect([bar.value, bar.max]).toEqual([4, 10]);
    await screen.findByText('4 of 10 are out');
  });

  it('retry what failed, after a question, and look again', async () => {
    const { user, server } = show(
      answer([FAILED]),
      { json: { success: true, count: 3 } },
      answer([campaignRow(2)]),
    );
    await user.click(await screen.findByRole('button', { name: 'Retry 3 failed: News 2' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toMatch(/^Try 3 emails once more\?/);
    await user.click(within(question).getByRole('button', { name: 'Try again' }));
    await screen.findByText('3 emails will be tried once more.', { selector: 'p' });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Retry/ })).toBeNull());
    expect(callsTo(server).map(({ method, body }) => [method, body])).toEqual([
      ['GET', null],
      ['POST', { id: 2 }],
      ['GET', null],
    ]);
  });

  it('retry nothing when the question is answered with Cancel', async () => {
    const { user, server } = show(answer([FAILED]));
    await user.click(await screen.findByRole('button', { name: /^Retry/ }));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(callsTo(server).map(({ method }) => method)).toEqual(['GET']);
  });

  it('say why a retry did not work', async () => {
    const refusal = { status: 503, json: { success: false as const, error: 'Mail is not set up.' } };
    const { user } = show(answer([FAILED]), refusal, answer([FAILED]));
    await user.click(await screen.findByRole('button', { name: /^Retry/ }));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByRole('alertdialog', { name: 'Nothing was sent' })).textContent).toContain(
      'Failed to retry: Mail is not set up.',
    );
  });

  const PAUSED = { delivered: 3, waiting: 7, state: 'paused' } as const;
  const STOPPED = { delivered: 3, waiting: 5, failed: 2, state: 'stopped', bounced: 2 } as const;
  const SCHEDULED = {
    recipients: 0,
    delivered: 0,
    state: 'scheduled',
    send_at: '2099-01-05T16:30:00.000Z',
  } as const;

  it.each<[string, Parameters<typeof campaignRow>[1], string, string[]]>([
    ['going out', { delivered: 3, waiting: 7 }, '3 of 10 are out', ['Pause', 'Cancel the rest']],
    ['paused', PAUSED, 'Paused: 3 of 10 are out', ['Go on', 'Cancel the rest']],
    ['paused, but out', { ...PAUSED, delivered: 10, waiting: 0 }, '', ['Use its text again']],
    [
      'stopped',
      { ...STOPPED, stopped_by: '550 5.7.1 Listed' },
      'Stopped after 5 of 10: it was refused again and again. The mail server took the email for unwantedDetails“550 5.7.1 Listed”',
      ['Go on', 'Retry 2 failed', 'Cancel the rest', 'Put 2 readers back'],
    ],
    [
      'scheduled',
      SCHEDULED,
      'Goes out January 5, 2099, 9:30 AM Arizona time',
      ['Send now', 'Edit…', 'Another time', 'Cancel'],
    ],
    [
      'scheduled, with subscribers',
      { ...SCHEDULED, prospects: 231 },
      'Goes out January 5, 2099, 9:30 AM Arizona time, to 231 subscribers',
      ['Send now', 'Edit…', 'Another time', 'Cancel'],
    ],
    [
      'scheduled, with nobody on the list',
      { ...SCHEDULED, prospects: 0 },
      'Goes out January 5, 2099, 9:30 AM Arizona time, to nobody yet',
      ['Send now', 'Edit…', 'Another time', 'Cancel'],
    ],
    [
      'scheduled, to be shown on the web',
      { ...SCHEDULED, is_rich: true, on_web: true },
      'Goes out January 5, 2099, 9:30 AM Arizona time',
      ['Send now', 'Edit…', 'Another time', 'Cancel'],
    ],
    [
      'scheduled, of a post',
      { ...SCHEDULED, is_rich: true, post_id: 4 },
      'Goes out January 5, 2099, 9:30 AM Arizona time',
      ['Send now', 'Edit the post', 'Edit the email…', 'Another time', 'Cancel'],
    ],
    [
      'cancelled',
      { delivered: 4, cancelled: 6, state: 'cancelled' },
      'Cancelled after 4 of 10',
      ['Use its text again'],
    ],
    [
      'out, with a page',
      { is_rich: true, on_web: true, page: 'news-1' },
      '',
      ['Use its text again', 'Correct its page…', 'Take off the web'],
    ],
    ['out, of a post', { is_rich: true, on_web: true, page: 'news-1', post_id: 4 }, '', ['Take off the web']],
    [
      'cancelled, with readers off the list',
      { delivered: 3, failed: 1, bounced: 1, cancelled: 6, state: 'cancelled' },
      'Cancelled after 4 of 10',
      ['Put 1 reader back', 'Use its text again'],
    ],
    [
      'cancelled before its time',
      { ...SCHEDULED, state: 'cancelled' },
      'Cancelled before it went out',
      ['Use its text again', 'Delete'],
    ],
    [
      'over without anyone on the list',
      { ...SCHEDULED, state: 'sending' },
      'Nobody was on the list at its time',
      ['Use its text again'],
    ],
  ])('show one that is %s, and what can be done with it', async (_, changes, text, actions) => {
    const { user } = show(answer([campaignRow(1, changes)]));
    const [row = []] = await rows();
    expect(row[0]!.replaceAll('\u00A0', ' ')).toContain(`News 1${text}`);
    expect(await offered(user)).toEqual(actions);
  });

  it.each<[string, Parameters<typeof campaignRow>[1], string | null, object, string]>([
    ['Pause', { delivered: 3, waiting: 7 }, null, { action: 'pause' }, '“News 1” is paused.'],
    ['Go on', PAUSED, null, { action: 'resume' }, '“News 1” goes on.'],
    ['Go on', STOPPED, 'Go on', { action: 'resume' }, '“News 1” goes on.'],
    ['Cancel the rest', PAUSED, 'Cancel the rest', { action: 'cancel' }, '“News 1” is cancelled.'],
    ['Cancel', SCHEDULED, 'Cancel it', { action: 'cancel' }, '“News 1” is cancelled.'],
    ['Send now', SCHEDULED, 'Send now', { action: 'send' }, '“News 1” is on its way.'],
    ['Put 2 readers back', STOPPED, 'Put back', { action: 'restore' }, '2 readers are on the list again.'],
  ])('%s does it, after a question where it needs one', async (name, changes, yes, body, news) => {
    const campaigns = answer([campaignRow(1, changes)]);
    const { user, server } = show(campaigns, { json: { success: true, count: 2 } }, campaigns);
    await choose(user, name);
    if (yes !== null) {
      const question = await screen.findByRole('alertdialog');
      await user.click(within(question).getByRole('button', { name: yes }));
    }
    await screen.findByText(news, { selector: 'p' });
    expect(callsTo(server)[1]).toMatchObject({ method: 'PUT', body: { id: 1, ...body } });
  });

  it('keep the text of one that is cancelled in time, and leave a draft in the form alone', async () => {
    window.localStorage.setItem(STORAGE_KEYS.newsletterDraft, '{"subject":"A draft"}');
    const { user } = show(
      answer([campaignRow(1, SCHEDULED)]),
      { json: { success: true, count: 0 } },
      answer([campaignRow(1, { ...SCHEDULED, state: 'cancelled' })]),
    );
    await choose(user, 'Cancel');
    expect((await screen.findByRole('alertdialog')).textContent).toContain(
      'Its text stays with it, and can be used again.',
    );
    await user.click(screen.getByRole('button', { name: 'Cancel it' }));
    await screen.findByText('“News 1” is cancelled.', { selector: 'p' });
    expect(window.localStorage.getItem(STORAGE_KEYS.newsletterDraft)).toBe('{"subject":"A draft"}');
    window.localStorage.clear();
  });

  it('let Undo take back that one was cancelled before its time, with its page', async () => {
    const ok = { json: { success: true as const, count: 0 } };
    const waits = answer([campaignRow(1, { ...SCHEDULED, is_rich: true, on_web: true })]);
    const { user, server } = show(
      waits,
      ok,
      answer([campaignRow(1, { ...SCHEDULED, is_rich: true, state: 'cancelled' })]),
      ok,
      waits,
    );
    await choose(user, 'Cancel');
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel it' }),
    );
    await screen.findByText('“News 1” is cancelled.', { selector: 'p' });
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText('“News 1” waits for its time again.', { selector: 'p' });
    expect(callsTo(server).map(({ body }) => body)).toContainEqual({
      id: 1,
      action: 'reinstate',
      on_web: true,
    });
  });

  it('take one back from the schedule to a draft of its own, with its time, and leave another draft alone', async () => {
    window.localStorage.setItem(
      STORAGE_KEYS.richNewsletterDraft,
      '{"subject":"A draft","content":"<p>Begun</p>"}',
    );
    const form = { title: 'News 1', content: '<p>Hello</p>', preview_text: 'Hi', on_web: true };
    const draft = {
      ...{ key: 'newsletter-images-1-7', post_id: null, title: 'News 1', beginning: '', words: 1 },
      ...{ category_id: null, author_id: null, device: 'Campaigns', window: '', based_on: null },
      ...{ revision: 1, saved_at: '2026-03-02T17:00:00.000Z' },
      form: { ...form, send_at: SCHEDULED.send_at },
    };
    const { user, server } = show(
      answer([campaignRow(1, { ...SCHEDULED, is_rich: true })]),
      { json: { success: true, count: 0, draft } },
      answer([]),
    );
    await choose(user, 'Edit…');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('It does not go out until you schedule it again.');
    await user.click(within(question).getByRole('button', { name: 'Edit it' }));
    await leftFor('/dashboard/write/newsletter?draft=1-7');
    expect(JSON.parse(window.localStorage.getItem(`${STORAGE_KEYS.richNewsletterDraft}/1-7`) ?? '')).toEqual({
      subject: 'News 1',
      previewText: 'Hi',
      content: '<p>Hello</p>',
      onWeb: 'yes',
      sendAt: SCHEDULED.send_at,
      key: '',
    });
    expect(window.localStorage.getItem(STORAGE_KEYS.richNewsletterDraft)).toContain('A draft');
    const changes = server.requests.filter(({ method }) => method !== 'GET');
    expect(changes.map(({ body }) => body)).toEqual([{ id: 1, action: 'edit' }]);
    window.localStorage.clear();
  });

  it('leave one as it is while the draft in its way can’t be kept', async () => {
    window.localStorage.setItem(STORAGE_KEYS.newsletterDraft, '{"subject":"A draft"}');
    const { user, server } = show(answer([campaignRow(1, SCHEDULED)]));
    server.on('saveDraft', 'network failure');
    await choose(user, 'Edit…');
    await user.click(await screen.findByRole('button', { name: 'Edit it' }));
    await screen.findByRole('alertdialog', { name: 'Nothing was changed' });
    expect(callsTo(server).map(({ method }) => method)).not.toContain('PUT');
    expect(window.localStorage.getItem(STORAGE_KEYS.newsletterDraft)).toBe('{"subject":"A draft"}');
    window.localStorage.clear();
  });

  it('lead from the email of a post to that', async () => {
    const { user } = show(answer([campaignRow(1, { ...SCHEDULED, is_rich: true, post_id: 4 })]));
    await choose(user, 'Edit the post');
    await leftFor('/dashboard/write/4');
  });

  it('lead to what goes out of a post, apart from its text', async () => {
    const { user } = show(answer([campaignRow(1, { ...SCHEDULED, is_rich: true, post_id: 4 })]));
    await choose(user, 'Edit the email…');
    await leftFor('/dashboard/write/4');
  });

  it('give one another time', async () => {
    const { user, server } = show(
      answer([campaignRow(1, SCHEDULED)]),
      { json: { success: true, count: 0 } },
      answer([campaignRow(1, SCHEDULED)]),
    );
    await choose(user, 'Another time');
    const dialog = await screen.findByRole('dialog', { name: 'When does it go out?' });
    const time = within(dialog).getByLabelText<HTMLInputElement>('Time');
    expect([within(dialog).getByLabelText<HTMLInputElement>('Day').value, time.value]).toEqual([
      '2099-01-05',
      '09:30',
    ]);
    fireEvent.change(time, { target: { value: '18:00' } });
    await user.click(within(dialog).getByRole('button', { name: 'Save the time' }));
    await screen.findByText('“News 1” has another time.', { selector: 'p' });
    expect(callsTo(server)[1]!.body).toEqual({
      id: 1,
      action: 'schedule',
      send_at: '2099-01-06T01:00:00.000Z',
    });
  });

  it('say why an action did not work', async () => {
    const refusal = {
      status: 409,
      json: { success: false as const, error: 'All of that newsletter has gone out.' },
    };
    const campaigns = answer([campaignRow(1, { delivered: 3, waiting: 7 })]);
    const { user } = show(campaigns, refusal, campaigns);
    await user.click(await screen.findByRole('button', { name: 'Pause: News 1' }));
    expect((await screen.findByRole('alertdialog', { name: 'Nothing was changed' })).textContent).toContain(
      'All of that newsletter has gone out.',
    );
  });

  it('say why they could not be loaded, and try again', async () => {
    const { user } = show('network failure', answer([campaignRow(1)]));
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading campaigns');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await rows()).toHaveLength(1);
  });
});
