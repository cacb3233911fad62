import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CampaignsTab } from '#app/dashboard/CampaignsTab.tsx';
import { dashboardServer } from '#tests/support/dashboard.tsx';
import { campaignRow } from '#tests/support/dashboard-rows.ts';
import type { FakeServer, Reply } from '#tests/support/fake-server.ts';
import { renderOnSite } from '#tests/support/render.tsx';

type Campaigns = ReturnType<typeof campaignRow>[];

const SCRIPT = 'campaigns.php';

function answer(campaigns: Campaigns) {
  return { json: { success: true as const, campaigns } };
}

function show(...replies: Reply<'listCampaigns' | 'retryCampaign'>[]) {
  return renderOnSite(<CampaignsTab />, {
    server: dashboardServer().on(['listCampaigns', 'retryCampaign'], ...replies),
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
  });

  it('[K7] are listed with what became of them, and why some emails failed', async () => {
    show(answer([FAILED, campaignRow(1)]));
    expect(await rows()).toEqual([
      [
        'Letter 22 failed: 550 no such mailbox1 failed: Connection timeoutRetry 3 failed',
        'November 1, 2026, 11:02 AM',
        '10',
        '7',
        '3',
        '1',
      ],
      ['Letter 1', 'November 1, 2026, 11:01 AM', '10', '10', '0', '0'],
    ]);
  });

  it('show how far the one that goes out has come', async () => {
    show(answer([campaignRow(1, { delivered: 3, failed: 1, waiting: 6 })]));
    const bar = await screen.findByRole<HTMLProgressElement>('progressbar', { name: 'Sending “Letter 1”' });
    expect([bar.value, bar.max]).toEqual([4, 10]);
    await screen.findByText('4 of 10 are out');
  });

  it('retry what failed, after a question, and look again', async () => {
    const { user, server } = show(
      answer([FAILED]),
      { json: { success: true, count: 3 } },
      answer([campaignRow(2)]),
    );
    await user.click(await screen.findByRole('button', { name: 'Retry 3 failed: Letter 2' }));
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toMatch(/^Try 3 mails once more\?/);
    await user.click(within(question).getByRole('button', { name: 'Try again' }));
    await screen.findByText('3 mails will be tried once more.', { selector: 'p' });
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

  it('say why they could not be loaded, and try again', async () => {
    const { user } = show('network failure', answer([campaignRow(1)]));
    expect((await screen.findByRole('alert')).textContent).toContain('Error loading campaigns');
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await rows()).toHaveLength(1);
  });
});
