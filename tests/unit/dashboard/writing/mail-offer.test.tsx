import { cleanup, screen } from '@testing-library/react';
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
  Updated: { saved: { done: 'Updated', at: new Date() }, appearsAt: null, readAt: '/blog/rye' },
  Scheduled: {
    saved: { done: 'Scheduled', at: new Date() },
    appearsAt: '2026-12-01T09:00:00Z',
    readAt: null,
  },
};
const UNSAVED = { saved: null, appearsAt: null, readAt: null };
const DECLINED = { sent: null, attached: null, isDeclined: true };
const UNDECIDED = { sent: null, attached: null, isDeclined: false };
const ATTACHED = { sent: null, attached: { campaign: 7, recipients: 30 }, isDeclined: false };
const SENT = {
  ...{ sent: {}, attached: null, isDeclined: false, isPending: false, failure: null, campaign: 7 },
  summary: { waiting_count: 30, total: 30 },
};

interface Save {
  done: keyof typeof SAVED;
  along: typeof DECLINED | typeof ATTACHED | typeof SENT;
}

/** What is said below the bar as the post is saved by its button, once and again. */
function Said({ saves }: { saves: readonly Save[] }) {
  const [count, setCount] = useState(0);
  const last = saves[count - 1];
  const { line } = useMailOffer({
    post: POST,
    // As much of both as an offer is made of.
    publishing: (last === undefined ? UNSAVED : SAVED[last.done]) as PublishingState,
    along: (last?.along ?? UNDECIDED) as SendingAlong,
    undo: null,
    tryOut: () => null,
    onDone: () => undefined,
    onPlace: () => undefined,
  });
  return (
    <>
      <button onClick={() => setCount(count + 1)}>Save</button>
      <div data-testid="said">{line}</div>
    </>
  );
}

async function said(...saves: Save[]): Promise<string> {
  const { user } = renderOnSite(<Said saves={saves} />, { server: dashboardServer() });
  for (let count = 0; count < saves.length; count += 1) {
    await user.click(screen.getByRole('button', { name: 'Save' }));
  }
  return screen.getByTestId('said').textContent;
}

describe('once a post is saved', () => {
  it('its email is offered', async () => {
    expect(await said({ done: 'Scheduled', along: UNDECIDED })).toContain(
      'Send it to your subscribers when it appears?',
    );
  });

  it('what waited for it is told of, and not offered', async () => {
    expect(await said({ done: 'Published', along: ATTACHED })).toBe(
      'It is online, and its email on its way to 30 subscribers.View reportCopy linkDone',
    );
    cleanup();
    expect(await said({ done: 'Scheduled', along: ATTACHED })).toBe(
      'Scheduled. Its email goes to 30 subscribers when it appears.View in CampaignsDone',
    );
  });

  it('nothing is offered that was declined just then', async () => {
    expect(await said({ done: 'Scheduled', along: DECLINED })).toBe('');
  });

  it('what was declined takes nothing else away, until the post is another one', async () => {
    expect(await said({ done: 'Published', along: DECLINED })).toBe('It is online.Copy linkDismiss');
    cleanup();
    const updated = { done: 'Updated', along: DECLINED } as const;
    expect(await said({ done: 'Published', along: DECLINED }, updated)).toBe('');
  });

  it('to how many it goes is said, also where it was scheduled without', async () => {
    const published = { done: 'Published', along: SENT } as const;
    const text = 'It is online, and on its way to 30 subscribers.View reportCopy linkDone';
    expect(await said({ done: 'Scheduled', along: DECLINED }, published)).toBe(text);
    cleanup();
    expect(await said(published, { done: 'Updated', along: SENT })).toBe('');
  });
});
