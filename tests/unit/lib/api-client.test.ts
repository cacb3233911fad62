import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { endpoints, type OperationName } from '#shared/contract/endpoints.ts';
import { createApiClient, type RequestOptions } from '#app/lib/api-client.ts';
import { ApiError, failureText } from '#app/lib/api-error.ts';
import { FakeServer, type Reply } from '#tests/support/fake-server.ts';

const success = { unchecked: { success: true } };

function client(server: FakeServer, token: string | null = null) {
  return createApiClient({ base: '/api', fetch: server.fetch, token: () => token });
}

async function sent<N extends OperationName>(
  name: N,
  options: RequestOptions<N>,
  token: string | null = null,
) {
  const server = new FakeServer().on(name, success);
  await client(server, token)(name, options);
  return server.requests[0]!;
}

describe('the address of a call', () => {
  it('[7.2.01] asks for the public posts with the endpoint alone', async () => {
    const { method, url } = await sent('listPosts', { query: {} });
    expect([method, url]).toEqual(['GET', '/api/blog-posts-working.php?endpoint=blog-posts']);
  });

  it('[7.2.02] [7.2.03] [7.2.04] [7.2.05] puts the endpoint first, then what the caller gives', async () => {
    const { url } = await sent('listPosts', {
      query: { page: 2, limit: 12, category: 'Web Development', search: 'bread & <butter>' },
    });
    expect(url).toBe(
      '/api/blog-posts-working.php?endpoint=blog-posts&page=2&limit=12&category=Web%20Development&search=bread%20%26%20%3Cbutter%3E',
    );
  });

  it('[7.2.06] asks for one post by its slug', async () => {
    const { url } = await sent('readPost', { query: { slug: 'bread-and-bytes' } });
    expect(url).toBe('/api/blog-posts-working.php?endpoint=blog-posts&slug=bread-and-bytes');
  });

  it('[7.3.01] asks for the dashboard posts by page and limit', async () => {
    const { url } = await sent('listDashboardPosts', { query: { page: 1, limit: 50 } });
    expect(url).toBe('/api/blog-posts-working.php?endpoint=dashboard-posts&page=1&limit=50');
  });

  it('[7.5.01] sets a status by action and post id', async () => {
    const { method, url, body } = await sent('setPostStatus', {
      query: { postId: 12 },
      body: { status: 'draft' },
    });
    expect([method, url]).toEqual([
      'PUT',
      '/api/blog-posts-working.php?endpoint=blog-posts&action=status&postId=12',
    ]);
    expect(body).toEqual({ status: 'draft' });
  });

  it('[7.5.02] toggles a status with the id inside the endpoint, its slash unescaped', async () => {
    const { method, url } = await sent('togglePostStatus', {
      query: { endpoint: 12 },
      body: { status: 'published' },
    });
    expect([method, url]).toEqual(['PUT', '/api/blog-posts-working.php?endpoint=blog-posts/12']);
  });

  it('[7.10.04] [7.10.05] [7.10.06] deletes by id', async () => {
    expect((await sent('deleteContact', { query: { id: 3 } })).url).toBe('/api/delete-contact.php?id=3');
    expect((await sent('deleteConsultation', { query: { id: 3 } })).url).toBe(
      '/api/delete-consultation.php?id=3',
    );
    expect((await sent('deleteSubscriber', { query: { id: 3 } })).url).toBe(
      '/api/delete-subscriber.php?id=3',
    );
  });
});

describe('what a call carries', () => {
  const named = (auth: string) =>
    Object.entries(endpoints).flatMap(([name, operation]) =>
      operation.auth === auth ? [name as OperationName] : [],
    );
  const anyCall = (name: OperationName) => sent(name, { query: {}, body: {} } as never, 'the-token');

  it.each(named('bearer'))('[6.08] [6.09] %s carries the bearer token', async (name) => {
    expect((await anyCall(name)).headers.get('Authorization')).toBe('Bearer the-token');
  });

  it.each([...named('cookie'), ...named('public')])(
    '[6.10] [7.10.07] [7.11.05] %s carries no Authorization header',
    async (name) => {
      expect((await anyCall(name)).headers.has('Authorization')).toBe(false);
    },
  );

  it('sends a body as JSON, and none where there is none', async () => {
    const { headers, body } = await sent('subscribe', { body: { email: 'a@example.com' } });
    expect(headers.get('Content-Type')).toBe('application/json');
    expect(body).toEqual({ email: 'a@example.com' });
    expect((await sent('listContacts', {})).headers.has('Content-Type')).toBe(false);
  });

  it('[7.7.02] leaves a multipart form to the browser', async () => {
    const form = new FormData();
    form.set('image', new Blob(['x']));
    expect((await sent('uploadImage', { body: form })).headers.has('Content-Type')).toBe(false);
  });
});

describe('how a call fails', () => {
  async function failure(...replies: Reply<'subscribe'>[]) {
    const server = new FakeServer().on('subscribe', ...replies);
    return client(server)('subscribe', { body: { email: '' } }).then(
      () => expect.unreachable('the call must fail'),
      (error: unknown) => error as ApiError,
    );
  }

  it('tells a network failure', async () => {
    expect(await failure('network failure')).toMatchObject({ kind: 'network', status: null });
  });

  it('tells a refusal, with the server’s reason and field', async () => {
    const error = await failure({
      status: 422,
      json: { success: false as const, error: 'No.', field: 'email' },
    });
    expect(error).toMatchObject({
      kind: 'refused',
      status: 422,
      serverError: 'No.',
      field: 'email',
      message: 'No.',
    });
  });

  it('tells a refusal that came with status 200, and one without a reason', async () => {
    expect(await failure({ unchecked: { success: false } })).toMatchObject({
      kind: 'refused',
      serverError: null,
    });
  });

  it('tells an HTTP error that says nothing more', async () => {
    const error = await failure({ status: 502, text: '<h1>Bad gateway</h1>' });
    expect(error).toMatchObject({ kind: 'status', status: 502, message: 'HTTP error! status: 502' });
  });

  it('tells an answer that is no JSON', async () => {
    expect(await failure({ text: 'PHP Warning: …' })).toMatchObject({ kind: 'not-json', status: 200 });
  });

  it('passes an abort through as it is', async () => {
    const abort = new AbortController();
    const request = createApiClient({
      base: '/api',
      token: () => null,
      fetch: (_, init) => {
        abort.abort();
        return Promise.reject(init?.signal?.reason as Error);
      },
    });
    await expect(request('listContacts', { signal: abort.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
  });

  it('gives up a visitor’s call that nobody answers, as a network failure; the owner’s may take their time', async () => {
    const signals: unknown[] = [];
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
    onTestFinished(() => timeout.mockRestore());
    const request = createApiClient({
      base: '/api',
      fetch: (_url, init) => {
        signals.push(init?.signal);
        return Promise.reject(new DOMException('It took too long.', 'TimeoutError'));
      },
      token: () => null,
    });
    const body = { email: 'ada@example.com' };
    await expect(request('subscribe', { body })).rejects.toMatchObject({ kind: 'network' });
    await expect(request('logout', {})).rejects.toMatchObject({ kind: 'network' });
    expect(timeout.mock.calls).toEqual([[60_000]]);
    expect(signals).toEqual([timeout.mock.results[0]?.value, undefined]);
  });

  it('[7.4.05] lets a caller read the text its own way', async () => {
    const server = new FakeServer().on('createCategory', { text: 'noise {"success":true} noise' });
    const answer = await client(server, 't')('createCategory', {
      body: { name: 'A', description: '', color: '#000000' },
      parse: (text) => JSON.parse(/\{.*\}/.exec(text)![0]) as unknown,
    });
    expect(answer).toEqual({ success: true });
  });
});

describe('failureText', () => {
  const texts = { refused: 'Refused.', network: 'Offline.' };

  it('prefers the server’s reason, tells a network failure apart, and falls back', () => {
    expect(failureText(new ApiError('refused', { serverError: 'Taken.' }), texts)).toBe('Taken.');
    expect(failureText(new ApiError('refused'), texts)).toBe('Refused.');
    expect(failureText(new ApiError('status', { status: 500 }), texts)).toBe('Refused.');
    expect(failureText(new ApiError('network'), texts)).toBe('Offline.');
    expect(failureText(new Error('something else'), texts)).toBe('Refused.');
  });
});
