import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import * as words from '#content/words/preview.ts';
import type { PublicPost } from '#shared/contract/posts.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { PreviewPage } from '#app/pages/PreviewPage.tsx';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';
import { aPost } from '#tests/support/posts.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const ENDS = '2026-03-02T12:00:00.000Z';

function open(...replies: Reply<'readPreview'>[]) {
  const server = new FakeServer().on('readPreview', ...replies);
  return renderOnSite(<PreviewPage />, { at: '/preview/abc.def', route: '/preview/:token', server });
}

const shown = (changes: Partial<PublicPost> = {}) => ({
  json: { success: true as const, post: aPost(changes), ends_at: ENDS },
});
const over = { status: 404, json: { success: false as const, error: 'Over.' } };
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the page of a preview', () => {
  it('shows the post, says that it is a preview, and offers no address to share', async () => {
    const { server } = open(shown());
    expect(screen.getByRole('status', { name: words.loading })).toBeTruthy();
    await heading(aPost().title);
    expect(screen.getByText(words.notice(formatLongDate(ENDS)))).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(document.title).toMatch(aPost().title);
    expect(document.querySelector<HTMLMetaElement>('meta[name="robots"]')?.content).toBe('noindex');
    expect(server.requests.map(({ url }) => url)).toEqual(['/api/preview.php?token=abc.def']);
  });

  it('has a heading even where there is no title yet', async () => {
    open(shown({ title: '' }));
    await heading(words.untitled);
  });

  it('says that the preview has ended', async () => {
    open(over);
    await heading(words.ended);
    expect(screen.getByRole('alert').textContent).toContain(words.endedText);
    expect(screen.getByRole('link', { name: words.back }).getAttribute('href')).toBe('/blog');
  });

  it('can be asked again after a failure', async () => {
    open('network failure', shown());
    await heading(words.failed);
    fireEvent.click(screen.getByRole('button'));
    await heading(aPost().title);
  });
});
