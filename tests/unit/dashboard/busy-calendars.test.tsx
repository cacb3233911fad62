import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConsultationsTab } from '#app/dashboard/ConsultationsTab.tsx';
import * as formWords from '#content/words/forms.ts';
import * as words from '#content/words/frame.ts';
import type { BusyCalendar } from '#shared/contract/busy-calendars.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { announced, dashboardServer } from '#tests/support/dashboard.tsx';
import type { Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Replies = Reply<'listBusyCalendars' | 'addBusyCalendar' | 'checkBusyCalendar' | 'removeBusyCalendar'>[];

const listed = (...calendars: BusyCalendar[]) => ({ json: { success: true as const, calendars } });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const calendar = (changes: Partial<BusyCalendar> = {}): BusyCalendar => ({
  ...{ id: 3, host: 'cloud.example.com', name: 'Work', signs_in: true },
  ...{ read_at: ago(3.5), busy: 14, unreadable: 0, counts: true },
  ...{ failing_since: null, problem: null, standing: [] },
  ...changes,
});

async function show(replies: Replies) {
  const server = dashboardServer().on(
    ['listBusyCalendars', 'addBusyCalendar', 'checkBusyCalendar', 'removeBusyCalendar'],
    ...replies,
  );
  const view = renderOnSite(<ConsultationsTab />, {
    server,
    at: '/dashboard?tab=consultations&part=calendars',
    route: '/dashboard',
  });
  await screen.findByRole('heading', { name: 'Busy times' });
  const writes = () => server.requests.filter(({ method }) => method !== 'GET');
  return { ...view, writes };
}

const panel = () => within(screen.getByRole('region', { name: 'Busy times' }));
const field = (label: RegExp) => panel().getByLabelText<HTMLInputElement>(label);
const entry = async () => (await panel().findByRole('listitem')).textContent;

beforeEach(() => window.localStorage.clear());
afterEach(() => void vi.useRealTimers());

describe('the calendars of busy times', () => {
  it('say what was read and when', async () => {
    await show([listed(calendar())]);
    expect(await entry()).toBe(
      'Workcloud.example.com, with a passwordRead 3 minutes ago: 14 busy times on the days that can be booked.Check nowRemove',
    );
  });

  it('keep an address that is being typed while another window adds the first one', async () => {
    const { user } = await show([listed(), listed(calendar())]);
    await user.type(await panel().findByLabelText(/^Address/), 'https://cal');
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    await panel().findByRole('listitem');
    expect(field(/^Address/).value).toBe('https://cal');
  });

  it('are called by their server where they have no name, and say what could not be made sense of', async () => {
    const changes = { name: '', signs_in: false, busy: 0, unreadable: 2, read_at: ago(0) };
    await show([listed(calendar(changes))]);
    expect(await entry()).toBe(
      'cloud.example.comRead just now: no busy times on the days that can be booked.2 events in it can’t be read, so they do not count.Check nowRemove',
    );
  });

  it('list what was booked before', async () => {
    const standing = [{ id: 7, name: 'Ana', email: 'ana@example.com', day: '2026-12-03', time: '2:00 PM' }];
    await show([listed(calendar({ standing }))]);
    expect(await entry()).toMatch(
      new RegExp(`Still booked: ${formatShortDay('2026-12-03')}, (2:00 PM|14:00) Ana`),
    );
  });

  it('say since when they can’t be read, and what still counts', async () => {
    const failing = {
      failing_since: ago(80),
      problem: 'The server there does not answer.',
      read_at: ago(95),
    };
    await show([listed(calendar(failing))]);
    expect(await entry()).toMatch(
      /Could not be read since .+: The server there does not answer\.What was read 1 hour ago still counts: 14 busy times/,
    );
  });

  it('say when nothing of them counts any more', async () => {
    const changes = { failing_since: ago(30_000), problem: 'Gone.', read_at: ago(30_010), counts: false };
    await show([listed(calendar(changes))]);
    expect(await entry()).toContain('which is too long ago to count: its times can be booked.');
  });

  it('can be added, and are not shown how', async () => {
    const { user, writes } = await show([listed(), listed(calendar())]);
    await panel().findByText('No calendar is read yet.');
    await user.type(field(/^Address/), 'https://cloud.example.com/dav/work/');
    expect(field(/^User/).closest('details')).toHaveProperty('open', true);
    await user.type(field(/^User/), 'wren');
    await user.type(field(/^Password/), ' secret ');
    await user.click(panel().getByText('Check and add'));
    await panel().findByRole('listitem');
    expect(writes().map(({ method, body }) => [method, body])).toEqual([
      ['POST', { address: 'https://cloud.example.com/dav/work/', user: 'wren', password: ' secret ' }],
    ]);
    const news = 'Work was read: 14 busy times on the days that can be booked';
    await waitFor(() => expect(announced()).toBe(news));
    await user.click(panel().getByText('Add a calendar'));
    expect([field(/^Address/), field(/^User/), field(/^Password/)].map(({ value }) => value)).toEqual([
      '',
      '',
      '',
    ]);
    expect([document.activeElement, field(/^User/).closest('details')?.open]).toEqual([
      field(/^Address/),
      false,
    ]);
  });

  it('are refused at the field that is wrong, and what was typed stays', async () => {
    const refusal = {
      status: 422,
      json: { success: false as const, error: 'Wrong password.', field: 'password' },
    };
    const { user } = await show([listed(), refusal]);
    await user.type(await panel().findByLabelText(/^Address/), 'https://cloud.example.com/dav/work/');
    await user.type(field(/^User/), 'wren');
    await user.type(field(/^Password/), 'secret');
    await user.click(panel().getByText('Check and add'));
    await panel().findByText('Wrong password.');
    expect(document.activeElement).toBe(field(/^Password/));
    expect(field(/^Password/).value).toBe('secret');
    expect(field(/^Address/).value).toBe('https://cloud.example.com/dav/work/');
  });

  it('are checked when asked to, and say so', async () => {
    const checked = calendar({ busy: 1, read_at: ago(0) });
    const { user, writes } = await show([listed(calendar()), listed(checked)]);
    await user.click(await panel().findByText('Check now'));
    await waitFor(() =>
      expect(announced()).toBe('Work was read: 1 busy time on the days that can be booked'),
    );
    expect(writes().map(({ method, url }) => [method, url])).toEqual([
      ['PUT', '/api/busy-calendars.php?id=3'],
    ]);
  });

  it('say that the address is needed to read one again, and no password where it has none', async () => {
    const { user } = await show([listed(calendar({ signs_in: false }))]);
    await user.click(await panel().findByText('Remove'));
    within(screen.getByRole('alertdialog')).getByText(/you need its address\.$/);
  });

  it('are removed after a question, and say why that failed', async () => {
    const { user, writes } = await show([
      listed(calendar()),
      'network failure',
      listed(calendar()),
      listed(),
    ]);
    await user.click(await panel().findByText('Remove'));
    within(screen.getByRole('alertdialog')).getByText(/you need its address and its password\.$/);
    await user.click(within(screen.getByRole('alertdialog')).getByText(words.cancel));
    expect(writes()).toEqual([]);
    await user.click(panel().getByText('Remove'));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Stop reading'));
    await screen.findByText((text) => text.startsWith(formWords.networkError), { selector: 'dialog p' });
    await user.click(within(screen.getByRole('alertdialog')).getByText('OK'));
    await user.click(await panel().findByText('Remove'));
    await user.click(within(screen.getByRole('alertdialog')).getByText('Stop reading'));
    await panel().findByText('No calendar is read yet.');
    expect(writes().map(({ method }) => method)).toEqual(['DELETE', 'DELETE']);
  });

  it('can be asked for again when they could not be listed', async () => {
    const { user } = await show(['network failure', listed()]);
    await user.click(await panel().findByText('Try again'));
    expect(await panel().findByText('No calendar is read yet.')).toBeTruthy();
  });
});
