import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { CampaignsTab } from '#app/dashboard/CampaignsTab.tsx';
import { OverviewTab } from '#app/dashboard/OverviewTab.tsx';
import type { DeliveryStatus, UndeliveredEmail } from '#shared/contract/delivery-status.ts';
import { announced, dashboardServer } from '#tests/support/dashboard.tsx';
import type { Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const HELD = { reason: '535 5.7.8 Bad credentials', waiting: 3 };
const RECEIPT: UndeliveredEmail = {
  id: 7,
  kind: 'receipt',
  recipient: 'ana@exmple.com',
  reason: '550 5.1.1 No such mailbox',
  given_up_at: '2026-03-02T17:00:00.000Z',
};
const REMINDER: UndeliveredEmail = { ...RECEIPT, id: 5, kind: 'reminder', recipient: 'bo@exmple.com' };

const state = (changes: Partial<DeliveryStatus> = {}) => ({
  json: {
    success: true as const,
    held: null,
    held_campaigns: [],
    waiting: [],
    undelivered: [],
    ...changes,
  },
});

function show(
  tab = <OverviewTab />,
  ...replies: Reply<'readDeliveryStatus' | 'forgetUndelivered' | 'retryUndelivered'>[]
) {
  const server = dashboardServer().on(
    ['readDeliveryStatus', 'forgetUndelivered', 'retryUndelivered'],
    ...replies,
  );
  return renderOnSite(tab, { server });
}

const mail = () => screen.findByRole('region', { name: 'Mail' });

beforeEach(() => window.localStorage.clear());

describe('the overview', () => {
  it('says nothing of mail while all is well', async () => {
    const { server } = show(<OverviewTab />, state());
    await screen.findByText('Bread and bytes');
    await waitFor(() => expect(server.requests.some(({ url }) => url.includes('mail-state'))).toBe(true));
    expect(screen.queryByRole('region', { name: 'Mail' })).toBeNull();
  });

  it('says that no mail goes out, why, and how much waits', async () => {
    show(<OverviewTab />, state({ held: HELD }));
    const held = within(await mail()).getByRole('status');
    expect(held.textContent).toContain('Mail does not go out: 3 emails waiting.');
    expect(held.textContent).toContain('535 5.7.8 Bad credentials');
    expect(held.textContent).toContain('nothing is lost');
  });

  it('lists what did not arrive, with what the mail server said, and forgets it when told to', async () => {
    const { user, server } = show(<OverviewTab />, state({ undelivered: [RECEIPT, REMINDER] }), state());
    const items = within(await mail()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'FailedA receipt to ana@exmple.com did not arriveMarch 2, 2026, 10:00 AM: There is no such addressDetails“550 5.1.1 No such mailbox”Send again',
      'FailedA reminder to bo@exmple.com did not arriveMarch 2, 2026, 10:00 AM: There is no such addressDetails“550 5.1.1 No such mailbox”Send again',
    ]);
    await user.click(screen.getByRole('button', { name: 'Dismiss all' }));
    const news = await within(await mail()).findByText('The list is empty');
    expect(screen.queryByRole('list', { name: 'Emails that did not arrive' })).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(news));
    await waitFor(() => expect(announced()).toBe('The list is empty'));
    const { method, url } = server.requests.at(-1)!;
    expect([method, url]).toEqual(['DELETE', '/api/mail-state.php?until=2026-03-02T17%3A00%3A00.000Z']);
  });

  it('tells of a newsletter that waits by itself, and of one that was stopped', async () => {
    const reason = '550 relay not permitted';
    const waits = { id: 2, subject: 'Autumn news', reason, waiting: 295 };
    show(
      <OverviewTab />,
      state({
        held_campaigns: [
          { ...waits, next_try_at: '2026-03-02T17:15:00.000Z' },
          { ...waits, id: 1, subject: 'Summer news', waiting: 1, next_try_at: null },
        ],
      }),
    );
    const section = within(await mail());
    expect(
      section.getByText('The newsletter “Autumn news” waits, with 295 emails still to send.'),
    ).toBeTruthy();
    expect(section.getByText(/One is tried at March 2, 2026, 10:15 AM/)).toBeTruthy();
    expect(
      section.getByText('The newsletter “Summer news” was stopped, with 1 email still to send.'),
    ).toBeTruthy();
    const links = section.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['Open Campaigns', '/dashboard?tab=campaigns'],
      ['Decide in Campaigns', '/dashboard?tab=campaigns'],
    ]);
  });

  it('says what waits after a refusal, and when it is tried again', async () => {
    const next_try_at = '2026-03-02T17:15:00.000Z';
    show(
      <OverviewTab />,
      state({
        waiting: [
          { reason: '550 relay not permitted', count: 12, next_try_at },
          { reason: '451 Busy', count: 1, next_try_at },
        ],
      }),
    );
    const items = within(await mail()).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Waiting12 emails wait, and are tried againNext at March 2, 2026, 10:15 AM: The mail server refused the emailDetails“550 relay not permitted”',
      'Waiting1 email waits, and is tried againNext at March 2, 2026, 10:15 AM: The mail server refused the emailDetails“451 Busy”',
    ]);
  });

  it('sends one again, or all, and says what became of them', async () => {
    const answer = (count: number, overtaken: number, undelivered: UndeliveredEmail[]) => ({
      json: { ...state({ undelivered }).json, count, overtaken },
    });
    const { user, server } = show(
      <OverviewTab />,
      state({ undelivered: [RECEIPT, REMINDER] }),
      answer(1, 0, [REMINDER]),
      answer(0, 1, []),
    );
    await user.click(await screen.findByRole('button', { name: /^Send again to ana@exmple.com/ }));
    await screen.findByText('1 email is sent again');
    const bodies = () => server.requests.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(bodies()).toEqual([{ until: RECEIPT.given_up_at, id: 7 }]);
    expect(screen.queryByRole('button', { name: 'Send all again' })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Send again to bo@exmple.com/ }));
    await screen.findByText(/1 email is not sent again/);
    await waitFor(() => expect(announced()).toContain('has changed or is over'));
  });

  it('keeps the list, and says so, when it could not be emptied', async () => {
    const refusal = { status: 500, json: { success: false as const, error: 'The database is asleep.' } };
    const { user } = show(<OverviewTab />, state({ undelivered: [RECEIPT] }), refusal);
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }));
    await screen.findByText('The database is asleep.');
    await user.click(screen.getByRole('button', { name: 'OK' }));
    expect(within(await mail()).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says when it could not ask, and asks again', async () => {
    const { user } = show(<OverviewTab />, 'network failure', state({ held: HELD }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Error loading parts of the overviewNetwork error');
    await user.click(within(alert).getByRole('button', { name: 'Try again' }));
    await mail();
  });
});

describe('the campaigns', () => {
  it('say why what is under way does not get on', async () => {
    show(<CampaignsTab />, state({ held: HELD }));
    expect((await screen.findByText(/Mail does not go out/)).closest('[role=status]')).not.toBeNull();
  });
});
