import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { useMailOffer } from '#app/dashboard/writing/use-mail-offer.tsx';
import type { PublishingState } from '#app/dashboard/writing/use-publishing.ts';
import type { SendingAlong } from '#app/dashboard/writing/use-send-along.ts';
import { toDatedPost } from '#app/features/posts/owner-post.ts';
import { dashboardServer } from '#tests/support/dashboard.tsx';
import { aDashboardPost } from '#tests/support/posts.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const POST = toDatedPost(aDashboardPost());
const SAVED = {
  Published: { saved: { done: 'Published', at: new Date() }, appearsAt: null, readAt: '/blog/rye' },
  Scheduled: {
    saved: { done: 'Scheduled', at: new Date() },
    appearsAt: '2026-12-01T09:00:00Z',
    readAt: null,
  },
};
const UNSAVED = { saved: null, appearsAt: null, readAt: null };

/** What is said below the bar once the post is saved by its button. */
function Said({ done, isDeclined }: { done: keyof typeof SAVED; isDeclined: boolean }) {
  const [isSaved, setSaved] = useState(false);
  const { line } = useMailOffer({
    post: POST,
    // As much of both as an offer is made of.
    publishing: (isSaved ? SAVED[done] : UNSAVED) as PublishingState,
    along: { sent: null, isDeclined } as SendingAlong,
    onDone: () => undefined,
  });
  return (
    <>
      <button onClick={() => setSaved(true)}>Save</button>
      <div data-testid="said">{line}</div>
    </>
  );
}

async function said(done: keyof typeof SAVED, isDeclined: boolean): Promise<string> {
  const { user } = renderOnSite(<Said {...{ done, isDeclined }} />, { server: dashboardServer() });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  return screen.getByTestId('said').textContent;
}

describe('once a post is saved', () => {
  it('its email is offered', async () => {
    expect(await said('Scheduled', false)).toContain('Send it to your subscribers when it appears?');
  });

  it('nothing is offered that was declined just then', async () => {
    expect(await said('Scheduled', true)).toBe('');
  });

  it('what was declined takes nothing else away', async () => {
    expect(await said('Published', true)).toBe('It is online.Copy linkDismiss');
  });
});
