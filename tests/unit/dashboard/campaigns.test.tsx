import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CampaignsTab } from '#app/dashboard/CampaignsTab.tsx';
import { renderOnSite } from '#tests/support/render.tsx';

it('[2.15.40] [K7] campaigns are a static table that says there are none yet', () => {
  const { server } = renderOnSite(<CampaignsTab />);
  const [, ...rows] = within(screen.getByRole('table', { name: 'Campaigns' })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['No campaigns sent yet']);
  expect(server.requests).toEqual([]);
});
