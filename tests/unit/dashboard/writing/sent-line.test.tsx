import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Campaign } from '#shared/contract/campaigns.ts';
import { SentLine } from '#app/dashboard/writing/SentLine.tsx';
import { dashboardServer } from '#tests/support/dashboard.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const CAMPAIGN: Campaign = {
  ...{ id: 7, subject: 'Rye', created_at: '2026-03-01T12:00:00.000Z', state: 'scheduled', send_at: null },
  ...{ recipients: 0, prospects: 20, delivered: 0, waiting: 0, failed: 0, cancelled: 0, unsubscribed: 0 },
  ...{ bounced: 0, stopped_by: null, failures: [], is_rich: true, is_corrected: false },
  ...{ post_id: 1, waits_for_post: true, post_at: '2026-03-01T12:00:00.000Z', on_web: true, page: null },
};

/** What is said of an email that was scheduled with its post, as it goes on. */
function show(state: Partial<Campaign>) {
  const campaign = { ...CAMPAIGN, ...state };
  const server = dashboardServer().on('readCampaign', { json: { success: true, campaign } });
  renderOnSite(
    <SentLine
      campaign={7}
      summary={{ waiting_count: 0, total: 0 }}
      readAt={null}
      undo={null}
      onDone={() => undefined}
    />,
    { server },
  );
}

const said = () => document.body.textContent;

describe('an email that went along with its post', () => {
  it('is never said to have gone to nobody before it goes', async () => {
    show({});
    await screen.findByText('It is online, and its email goes to your subscribers in a moment.');
  });

  it('is on its way until all of it is sent', async () => {
    show({ state: 'sending', recipients: 20, waiting: 12 });
    await waitFor(() => expect(said()).toContain('It is online, and on its way to 20 subscribers.'));
  });

  it('is sent, at last', async () => {
    show({ state: 'sending', recipients: 20, delivered: 20 });
    await waitFor(() => expect(said()).toContain('It is online, and sent to 20 subscribers.'));
  });
});
