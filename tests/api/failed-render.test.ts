import { once } from 'node:events';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { createEndpoints } from '#server/endpoints.ts';
import { identityOf } from '#server/http/send.ts';
import { readTemplate } from '#server/site/document.ts';
import { Documents } from '#server/site/documents.ts';
import { sitePage } from '#server/site/pages.ts';
import { type Renderer, RenderThread } from '#server/site/renderer.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('a page that can’t be rendered', () => {
  const clock = settableClock('2026-11-20T18:00:00Z');
  const test = useTestApp({ clock });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  function documentsBy(make: Renderer['make']) {
    const warn = vi.spyOn(test.app.context.log, 'warn');
    const documents = new Documents({
      context: test.app.context,
      handlers: createEndpoints(test.app.context),
      template: readTemplate(),
      renderer: { make, canonicalAddress: (path) => path },
      headers: {},
    });
    return { warn, get: (path: string) => documents.get('', path, '') };
  }

  it('goes out plain, says so in the log, and is tried again after a while', async () => {
    const make = vi.fn<Renderer['make']>(() => Promise.reject(new Error('no such hook')));
    const { warn, get } = documentsBy(make);
    const { status, answer } = await get('/about');
    expect(status).toBe(200);
    expect(identityOf(answer).toString()).toContain('<div id="root"></div>');
    expect(identityOf(answer).toString()).toContain('<script type="module"');
    expect(warn.mock.calls[0]?.[0]).toMatchObject({ err: new Error('no such hook'), path: '/about' });
    await get('/about');
    expect(make).toHaveBeenCalledOnce();
    clock.set('2026-11-20T18:01:00Z');
    await get('/about');
    expect(make).toHaveBeenCalledTimes(2);
  });

  it('goes out plain when it takes too long', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    let begin: () => void = () => undefined;
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    const { warn, get } = documentsBy((_document, _read, signal) => {
      begin();
      return once(signal, 'abort').then(() => Promise.reject(new Error('too late')));
    });
    const making = get('/services');
    await begun;
    vi.advanceTimersByTime(10_000);
    expect(identityOf((await making).answer).toString()).toContain('<div id="root"></div>');
    expect(warn).toHaveBeenCalledOnce();
  });

  it('does not keep the next one from being rendered', async () => {
    const thread = new RenderThread();
    onTestFinished(() => thread.close());
    const { siteUrl } = test.app.context.config;
    const { head } = await sitePage(test.app.context.posts, { base: '', path: '/about', siteUrl });
    const about = {
      base: '',
      origin: siteUrl,
      day: '2026-11-20' as const,
      head,
      quality: 1,
      kept: null,
    };
    const patience = new AbortController();
    const never = () => {
      patience.abort();
      return new Promise<never>(() => undefined);
    };
    await expect(thread.make({ ...about, address: '/blog' }, never, patience.signal)).rejects.toThrow(
      /abort/,
    );
    const made = await thread.make({ ...about, address: '/about' }, never, new AbortController().signal);
    expect(made.complete).toBe(true);
    expect(brotliDecompressSync(made.body).toString()).toContain('<h1');
  });

  it('is made once for all who ask at the same time', async () => {
    const make = vi.fn<Renderer['make']>(() =>
      Promise.resolve({
        body: brotliCompressSync('<p>Here</p>'),
        length: 11,
        etag: 'W/"here"',
        styleHash: 'sha256-none',
        complete: true,
        richText: null,
      }),
    );
    const { get } = documentsBy(make);
    await Promise.all([get('/pricing'), get('/pricing'), get('/pricing')]);
    expect(make).toHaveBeenCalledOnce();
  });
});
