import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { KeptEmail } from '#app/dashboard/writing/KeptEmail.tsx';
import { dashboardServer } from '#tests/support/dashboard.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

const SENDING = {
  ...{
    success: true as const,
    can_send: true,
    recipients: 30,
    was_sent: true,
    waiting: null,
    last_campaign: 3,
  },
};

it.each([
  [1, 'Unpublished. 1 person has its link by email.'],
  [20, 'Unpublished. 20 people have its link by email.'],
])(
  'a post that is taken back after its email went to %s says so, until that is read',
  async (recipients, text) => {
    const sent = { campaign: 3, sent_at: '2026-03-01T12:00:00.000Z', recipients };
    const server = dashboardServer().on('readPostSending', { json: { ...SENDING, sent } });
    const { user } = renderOnSite(<KeptEmail post={1} done="Unpublished" onDone={() => undefined} />, {
      server,
    });
    await screen.findByText(text);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText(text)).toBeNull();
  },
);
