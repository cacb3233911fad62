import { get } from 'node:http';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Page, getFrom } from '#tests/support/documents.ts';
import { createPost } from '#tests/support/factories.ts';
import { HELD_THREAD, type HeldRenders, holdRenders } from '#tests/support/held-renders.ts';
import { useTestApp } from '#tests/support/test-app.ts';

const FLOODER = '198.51.100.7';
const VISITOR = '203.0.113.20';
/** What one visitor has rendered of what it asks for at once: one under way, and those that may wait. */
const RENDERED = 5;
const PATIENT = { timeout: 20_000 };

function headersOf(from: string): Record<string, string> {
  return { Host: 'wren.example', 'X-Forwarded-For': from };
}

function expectPlain({ status, text, headers }: Page): void {
  expect(status).toBe(200);
  expect(text).toContain('<div id="root"></div>');
  expect(text).toContain('<script type="module"');
  expect(headers['cache-control']).toBe('no-store');
}

function expectRendered({ status, text, headers }: Page, path: string): void {
  expect([status, headers['cache-control']]).toEqual([200, 'no-cache']);
  expect(text).toContain(`<div id="root">${path} by`);
}

describe('a flood of unseen addresses', () => {
  const test = useTestApp({
    env: { TRUST_PROXY: 'loopback', RATE_LIMITS: 'on' },
    renderThreadFile: HELD_THREAD,
  });
  const visit = (path: string, from: string) => getFrom(test.app.url, path, headersOf(from));
  let held: HeldRenders;
  beforeEach(() => {
    held = holdRenders();
  });
  afterEach(async () => {
    held.releaseAll();
    await visit('/about', VISITOR); // nothing is under way any more
    held.close();
  });

  /** Asks for the first, and for the others once that is being rendered; resolves when all that is plain has come. */
  async function flood([first = '', ...others]: string[]): Promise<{ plain: Page[]; all: Promise<Page[]> }> {
    const plain: Page[] = [];
    const asked = [visit(first, FLOODER)];
    await held.hasBegun(1);
    for (const path of others) {
      const answer = visit(path, FLOODER);
      asked.push(answer);
      void answer.then((page) => plain.push(page));
    }
    const expected = asked.length - RENDERED;
    await vi.waitFor(() => expect(plain).toHaveLength(expected), PATIENT);
    return { plain: [...plain], all: Promise.all(asked) };
  }

  it('of one visitor leaves the thread to the others: pages first, then everybody in turn', async () => {
    await createPost(test.app, test.token, { title: 'Unread' });
    const searches = Array.from({ length: 12 }, (_, index) => `/blog?search=flood${index}`);
    const { plain, all } = await flood(searches);
    plain.forEach(expectPlain);

    const asked = ['/blog/unread', '/blog?search=bread', '/pricing', '/services'];
    const answers = asked.map((path) => visit(path, VISITOR));
    expectPlain(await visit('/blog?search=more', FLOODER)); // by then the others have come, too
    held.releaseAll();
    for (const [index, answer] of answers.entries()) expectRendered(await answer, asked[index]!);
    await all;
    // A post is looked up before its turn is asked for, so a search that came later may be ahead of it.
    const inTurn = (path: string) =>
      path.includes('flood') ? 'flood' : path.replace(/^\/blog.*/, 'visitor');
    expect(held.begun.map(inTurn)).toEqual([
      'flood',
      '/pricing',
      '/services',
      'flood',
      'visitor',
      'flood',
      'visitor',
      'flood',
      'flood',
    ]);
  });

  it('is nothing that stays: what went out plain is rendered for the next who asks', async () => {
    const slugs = Array.from({ length: 8 }, (_, index) => `kept-${index}`);
    for (const title of slugs) await createPost(test.app, test.token, { title });
    const { plain, all } = await flood(slugs.map((slug) => `/blog/${slug}`));
    expect(plain).toHaveLength(slugs.length - RENDERED);
    plain.forEach(expectPlain);
    held.releaseAll();
    await all;
    for (const slug of slugs) expectRendered(await visit(`/blog/${slug}`, VISITOR), `/blog/${slug}`);
  });

  it('is forgotten when whoever asked leaves', async () => {
    const rendered = visit('/blog?search=stays', FLOODER);
    await held.hasBegun(1);
    const { hostname, port } = new URL(test.app.url);
    const leaving = ['1', '2', '3', '4'].map((word) =>
      get({ hostname, port, path: `/blog?search=${word}`, headers: headersOf(FLOODER) }).on(
        'error',
        () => undefined,
      ),
    );
    expectPlain(await visit('/blog?search=5', FLOODER)); // by then the others have come
    for (const request of leaving) request.destroy();
    await visit('/healthz', FLOODER); // by then they have gone
    const again = visit('/blog?search=6', FLOODER);
    held.releaseAll();
    expectRendered(await rendered, '/blog?search=stays');
    expectRendered(await again, '/blog?search=6');
    expect(held.begun).toEqual(['/blog?search=stays', '/blog?search=6']);
  });
});
