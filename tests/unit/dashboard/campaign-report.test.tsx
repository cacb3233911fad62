import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CampaignsTab } from '#app/dashboard/CampaignsTab.tsx';
import { formatMoment } from '#shared/moments-in-words.ts';
import type { CampaignPerson } from '#shared/contract/campaign-reports.ts';
import { dashboardServer } from '#tests/support/dashboard.tsx';
import { campaignRow } from '#tests/support/dashboard-rows.ts';
import type { FakeServer } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const EMAIL = {
  json: { success: true as const, subject: 'News 2', html: '<p>Bread.</p>', text: 'Bread.' },
};

const NOBODY: Omit<CampaignPerson, 'id'> = { email: '', reason: null, is_off: false };

function people(emails: string[], changes: Partial<CampaignPerson> = {}, total = emails.length, page = 1) {
  const rows = emails.map((email, index) => ({ id: 10 * page + index, ...NOBODY, email, ...changes }));
  const pagination = { current_page: page, total, total_pages: Math.ceil(total / 2), per_page: 2 };
  return { json: { success: true as const, people: rows, pagination } };
}

function serverWith(campaign: ReturnType<typeof campaignRow>): FakeServer {
  return dashboardServer()
    .on('listCampaigns', { json: { success: true, campaigns: [campaign], total: 1 } })
    .on('readCampaign', { json: { success: true, campaign } })
    .on('readCampaignEmail', EMAIL);
}

function show(server: FakeServer, query = 'tab=campaigns&campaign=2') {
  return renderOnSite(<CampaignsTab />, { server, at: `/dashboard?${query}`, route: '/dashboard' });
}

const heading = (name = 'News 2') => screen.findByRole('heading', { level: 2, name });

/** The figures, each as its name and what stands with it. */
const figures = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling!.textContent]);

describe('the report of a campaign', () => {
  it('opens from the list, and leads back to its row', async () => {
    const { user } = show(serverWith(campaignRow(2)), 'tab=campaigns');
    await user.click(await screen.findByRole('link', { name: 'News 2' }));
    expect(document.activeElement).toBe(await heading());
    await user.click(screen.getByRole('link', { name: 'Campaigns' }));
    expect(await screen.findByRole('table', { name: 'Campaigns' })).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'News 2' })));
  });

  it('says when it went to how many and what became of it, with shares, and that nothing is tracked', async () => {
    const campaign = campaignRow(2, { recipients: 3_000, delivered: 2_999, failed: 1, bounced: 1 });
    show(serverWith(campaign));
    await heading();
    expect(screen.getByText(`Sent ${formatMoment(campaign.created_at)}, to 3,000 subscribers`)).toBeTruthy();
    expect(figures()).toEqual([
      ['Delivered', '2,99999.9%'],
      ['Failed', '10.1%'],
      ['Unsubscribed', '00%'],
    ]);
    expect(screen.getByText('1 taken off the list')).toBeTruthy();
    expect(
      screen.getByText('Of 3,000 subscribers, 2,999 delivered, 1 failed. Opens and clicks are not tracked.'),
    ).toBeTruthy();
  });

  it('says of one that waits when it goes to how many, with what can be done about it in sight', async () => {
    const waiting = { recipients: 0, delivered: 0, state: 'scheduled' as const, prospects: 12 };
    show(serverWith(campaignRow(2, { ...waiting, send_at: '2099-01-05T16:30:00.000Z' })));
    await heading();
    expect(screen.getByText(/^Goes out .*2099.*, to 12 subscribers$/)).toBeTruthy();
    for (const name of ['Send now', 'Edit…', 'Another time', 'Cancel'])
      expect(screen.getByRole('button', { name })).toBeTruthy();
  });

  it('shows what was sent, and a plain one as text, too', async () => {
    const { user } = show(serverWith(campaignRow(2)));
    expect(await screen.findByTitle('The newsletter “News 2”')).toBeTruthy();
    await user.click(screen.getByRole('radio', { name: 'As text' }));
    expect(screen.getByText('Bread.')).toBeTruthy();
  });

  it('names whom it did not reach by why, more as they are asked for', async () => {
    const reason = '550 no such mailbox';
    const failures = [{ reason, count: 3 }];
    const server = serverWith(campaignRow(2, { delivered: 7, failed: 3, failures }));
    const changes = { reason, is_off: true };
    server.on(
      'listCampaignPeople',
      people(['a@example.com', ''], changes, 3),
      people(['c@example.com'], changes, 3, 2),
    );
    const { user } = show(server);
    const failed = within(await screen.findByRole('region', { name: 'Not delivered' }));
    expect(await failed.findByText('a@example.com')).toBeTruthy();
    expect(failed.getByText('An address deleted since')).toBeTruthy();
    const counted = failed.getByRole('heading', { level: 4 });
    expect(counted.textContent).toBe('There is no such address3 emails, 2 loaded');
    expect(failed.getByText(`The server: “${reason}”`)).toBeTruthy();
    await user.click(failed.getByRole('button', { name: 'Show more' }));
    expect(await failed.findByText('c@example.com')).toBeTruthy();
    expect(counted.textContent).toBe('There is no such address3 emails');
    expect(failed.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(server.requests.at(-1)!.url).toMatch(/campaign-people\.php\?id=2&who=failed&page=2$/);
  });

  it('names who left by it', async () => {
    const server = serverWith(campaignRow(2, { unsubscribed: 1 }));
    show(server.on('listCampaignPeople', people(['gone@example.com'])));
    const left = within(await screen.findByRole('region', { name: 'Unsubscribed' }));
    expect(await left.findByText('gone@example.com')).toBeTruthy();
    const failed = screen.getByRole('region', { name: 'Not delivered' });
    expect(failed.textContent).toContain('None came back or failed.');
  });

  it('takes its page off the web', async () => {
    const campaign = campaignRow(2, { is_rich: true, on_web: true, page: 'letter-2' });
    const server = serverWith(campaign).on('changeCampaign', { json: { success: true, count: 0 } });
    const { user } = show(server);
    const link = await screen.findByRole('link', { name: 'View in browser' });
    expect(link.getAttribute('href')).toBe('/newsletter/letter-2');
    await user.click(screen.getByRole('button', { name: 'More: News 2' }));
    await user.click(screen.getByRole('menuitem', { name: 'Take off the web' }));
    await screen.findByText('“News 2” has no page on the web.', { selector: 'p' });
    expect(server.requests.find(({ method }) => method === 'PUT')!.body).toEqual({ id: 2, action: 'hide' });
  });

  it('says that there is none of that number, and what can’t be loaded', async () => {
    const gone = dashboardServer();
    show(gone);
    expect(await screen.findByText('No such campaign')).toBeTruthy();
  });

  it('says why it could not be loaded, and tries again', async () => {
    const server = serverWith(campaignRow(2)).on('readCampaign', 'network failure', {
      json: { success: true, campaign: campaignRow(2) },
    });
    const { user } = show(server);
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading the campaign');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await heading()).toBeTruthy();
  });
});
