import { once } from 'node:events';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEndpoints } from '#server/endpoints.ts';
import { identityOf } from '#server/http/send.ts';
import { readTemplate } from '#server/site/document.ts';
import { Documents } from '#server/site/documents.ts';
import { sitePage } from '#server/site/pages.ts';
import type { MadeDocument } from '#server/site/render-thread.ts';
import { type Renderer, RenderThread } from '#server/site/renderer.ts';
import { createPost } from '#tests/support/factories.ts';
import { HELD_THREAD, holdRenders } from '#tests/support/held-renders.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

const made: MadeDocument = {
  body: brotliCompressSync('<p>Here</p>'),
  length: 11,
  etag: 'W/"here"',
  styleHash: 'sha256-none',
  complete: true,
  richText: null,
};
const never = () => new Promise<never>(() => undefined);

describe('a page that can’t be rendered', () => {
  const clock = settableClock('2026-11-20T18:00:00Z');
  const test = useTestApp({ clock });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function documentsBy(make: Renderer['make']) {
    const caller = { visitor: '203.0.113.1', signal: new AbortController().signal };
    const warn = vi.spyOn(test.app.context.log, 'warn');
    const documents = new Documents({
      context: test.app.context,
      handlers: createEndpoints(test.app.context),
      template: readTemplate(),
      renderer: { make, makeFeedText: never, canonicalAddress: (path) => path },
      headers: {},
    });
    const get = (path: string) =>
      test.app.context.cache.findOrMake(documents.read({ base: '', path, search: '' }, caller));
    return { warn, get };
  }

  async function aboutPage() {
    const { siteUrl } = test.app.context.config;
    const { head } = await sitePage(test.app.context, { base: '', path: '/about', siteUrl });
    return {
      base: '',
      origin: siteUrl,
      day: '2026-11-20' as const,
      head,
      quality: 1,
      kept: null,
    };
  }

  it('goes out plain, says so in the log, and is tried again after a while', async () => {
    const make = vi.fn<Renderer['make']>(() => Promise.reject(new Error('no such hook')));
    const { warn, get } = documentsBy(make);
    const answer = await get('/about');
    expect(answer.status).toBe(200);
    expect(identityOf(answer).toString()).toContain('<div id="root"></div>');
    expect(identityOf(answer).toString()).toContain('<script type="module"');
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ err: new Error('no such hook'), path: '/about' });
    await get('/about');
    expect(make).toHaveBeenCalledOnce();
    clock.set('2026-11-20T18:01:00Z');
    await get('/about');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('goes out plain, for nobody to keep, when it takes too long; when that happens again, for a while', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let begin: () => void = () => undefined;
    const make = vi.fn<Renderer['make']>((_document, _read, signal) => {
      begin();
      return once(signal, 'abort').then(() => Promise.reject(new Error('too late')));
    });
    const { warn, get } = documentsBy(make);
    const askAndWait = async () => {
      const begun = new Promise<void>((resolve) => {
        begin = resolve;
      });
      const making = get('/services');
      await begun;
      vi.advanceTimersByTime(10_000);
      return making;
    };
    const first = await askAndWait();
    expect(identityOf(first).toString()).toContain('<div id="root"></div>');
    expect(first.headers).toMatchObject({ 'Cache-Control': 'no-store' });
    expect(warn).toHaveBeenCalledOnce();
    const second = await askAndWait();
    expect(second.headers).toMatchObject({ 'Cache-Control': 'no-cache' });
    expect(await get('/services')).toBe(second);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('does not keep the next one from being rendered', async () => {
    const thread = new RenderThread(test.app.context.log);
    onTestFinished(() => thread.close());
    const about = await aboutPage();
    const patience = new AbortController();
    const abort = () => {
      patience.abort();
      return never();
    };
    await expect(thread.make({ ...about, address: '/blog' }, abort, patience.signal)).rejects.toThrow(
      /abort/,
    );
    const made = await thread.make({ ...about, address: '/about' }, never, new AbortController().signal);
    expect(made.complete).toBe(true);
    expect(brotliDecompressSync(made.body).toString()).toContain('<h1');
  });

  it('leaves the server running when the thread ends outside a render; the next one has another thread', async () => {
    const error = vi.spyOn(test.app.context.log, 'error');
    const thread = new RenderThread(test.app.context.log, HELD_THREAD);
    const held = holdRenders();
    onTestFinished(async () => {
      held.close();
      await thread.close();
    });
    const about = await aboutPage();
    const make = async (count: number, how?: 'crash') => {
      const making = thread.make({ ...about, address: '/' }, never, new AbortController().signal);
      await held.hasBegun(count);
      held.release(how);
      return brotliDecompressSync((await making).body).toString();
    };
    const first = await make(1, 'crash');
    await vi.waitFor(() => expect(error).toHaveBeenCalledOnce(), 20_000);
    expect(error.mock.calls[0]?.[0]).toMatchObject({ err: { message: 'outside a render' } });
    const second = await make(2);
    expect(second).toMatch(/by \d+/);
    expect(second).not.toBe(first);
    expect(await make(3)).toBe(second);
  });

  it('fails at once when the thread can’t begin', async () => {
    const error = vi.spyOn(test.app.context.log, 'error');
    const thread = new RenderThread(test.app.context.log, `${HELD_THREAD}.gone`);
    onTestFinished(() => thread.close());
    const about = await aboutPage();
    const making = thread.make({ ...about, address: '/' }, never, new AbortController().signal);
    await expect(making).rejects.toThrow(/abort/);
    expect(error).toHaveBeenCalledOnce();
  });

  it('is made once for all who ask at the same time', async () => {
    const make = vi.fn<Renderer['make']>(() => Promise.resolve(made));
    const { get } = documentsBy(make);
    await Promise.all([get('/pricing'), get('/pricing'), get('/pricing')]);
    expect(make).toHaveBeenCalledOnce();
  });

  it('does not count its wait for others as rendering; too long a wait leaves nothing behind, and nobody’s render', async () => {
    await createPost(test.app, test.token, { title: 'Endless', content: `<p>${'word '.repeat(40_001)}</p>` });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const renders: { address: string; signal: AbortSignal; finish: () => void }[] = [];
    const { warn, get } = documentsBy(
      ({ address }, _read, signal) =>
        new Promise((resolve, reject) => {
          renders.push({ address, signal, finish: () => resolve(made) });
          signal.addEventListener('abort', () => reject(new Error('too late')));
        }),
    );
    const underWay = get('/');
    await vi.waitFor(() => expect(renders).toHaveLength(1));
    const late = get('/support');
    await get('/blog/endless'); // is plain, and by then the other one waits
    vi.advanceTimersByTime(4_000);
    const inTime = get('/portfolio');
    await get('/blog/endless');
    vi.advanceTimersByTime(1_000);
    const { headers } = await late;
    expect(headers).toMatchObject({ 'Cache-Control': 'no-store' });
    expect(warn.mock.calls).toEqual([[{ path: '/support' }, expect.stringContaining('waited too long')]]);
    expect(renders).toMatchObject([{ address: '/', signal: { aborted: false } }]);

    renders[0]?.finish();
    expect((await underWay).headers).toMatchObject({ 'Cache-Control': 'no-cache' });
    vi.advanceTimersByTime(9_999);
    expect(renders).toMatchObject([{}, { address: '/portfolio', signal: { aborted: false } }]);
    renders[1]?.finish();
    expect((await inTime).headers).toMatchObject({ 'Cache-Control': 'no-cache' });

    const again = get('/support');
    await get('/blog/endless');
    expect(renders.map(({ address }) => address)).toEqual(['/', '/portfolio', '/support']);
    renders[2]?.finish();
    expect((await again).headers).toMatchObject({ 'Cache-Control': 'no-cache' });
  });
});
