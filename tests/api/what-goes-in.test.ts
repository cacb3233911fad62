import { beforeAll, describe, expect, it } from 'vitest';
import { rulesFor } from '#shared/booking.ts';
import { endpoints, type OperationName } from '#shared/contract/endpoints.ts';
import { bookingInput, createPost, messageInput, postInput } from '#tests/support/factories.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { ODD_TEXTS, ODD_VALUES } from '#tests/support/odd-input.ts';
import { rawRequest } from '#tests/support/raw-request.ts';
import { listDashboardPosts, listPosts } from '#tests/support/reading.ts';
import { type Answer, OWNER, settableClock, useTestApp } from '#tests/support/test-app.ts';

const test = useTestApp({ clock: settableClock('2026-03-04T17:00:00Z') });
const as = () => ({ bearer: test.token });
const names = Object.keys(endpoints) as OperationName[];
const scripts = [...new Set(names.map((name) => endpoints[name].script))];

/** Never a 5xx, and always the envelope, or a list where a list is the answer. */
function expectSane(answer: Answer, what: string): void {
  expect(answer.status, `${what}: ${answer.text.slice(0, 300)}`).toBeLessThan(500);
  expect(answer.headers.get('content-type'), what).toBe('application/json; charset=utf-8');
  const isList = Array.isArray(answer.json);
  if (!isList) expect(answer.json.success, what).toBe(answer.status === 200);
}

/** What a browser answers about passkeys, but nonsense. */
const CLIENT_DATA = Buffer.from(JSON.stringify({ type: 'odd', challenge: 'odd' })).toString('base64url');
const ATTESTATION = { clientDataJSON: CLIENT_DATA, attestationObject: 'b2Rk' };
const ASSERTION = { clientDataJSON: CLIENT_DATA, authenticatorData: 'b2Rk', signature: 'b2Rk' };

/** Every operation that reads JSON, with a body that is right. */
const BODIES: Partial<Record<OperationName, { path: string; json: Record<string, unknown>; most: number }>> =
  {
    setPostStatus: {
      path: 'blog-posts-working.php?endpoint=blog-posts&action=status&postId=1',
      json: { status: 'published' },
      most: 64,
    },
    togglePostStatus: {
      path: 'blog-posts-working.php?endpoint=blog-posts/1',
      json: { status: 'published' },
      most: 64,
    },
    changePosts: { path: 'change-posts.php', json: { ids: [1], action: 'tag', tag: 'Odd' }, most: 64 },
    deletePosts: { path: 'delete-posts.php', json: { ids: [999] }, most: 64 },
    settleContacts: { path: 'contacts.php', json: { ids: [999], settled: true }, most: 64 },
    judgeContacts: { path: 'suspected-contacts.php', json: { ids: [999], spam: true }, most: 64 },
    restoreTrashed: { path: 'trash.php', json: { kind: 'message', ids: [999] }, most: 64 },
    createPost: { path: 'create-blog-post.php', json: { ...postInput(), author: 'Ada' }, most: 3 * 1024 },
    updatePost: { path: 'update-blog-post.php', json: { ...postInput(), id: 1 }, most: 3 * 1024 },
    createCategory: {
      path: 'categories.php',
      json: { name: 'Odd', description: 'Things', color: '#123456' },
      most: 64,
    },
    updateCategory: {
      path: 'categories.php',
      json: { id: 1, name: 'Web Development', description: '', color: '#3B82F6' },
      most: 64,
    },
    describeMedia: { path: 'media.php', json: { id: 1, alt: 'A loaf', focus: '50 25' }, most: 64 },
    cropMedia: {
      path: 'media.php?action=crop',
      json: { id: 1, x: 0, y: 0, width: 90, height: 90 },
      most: 64,
    },
    subscribe: { path: 'newsletter.php', json: { email: 'odd@example.com', website: '' }, most: 64 },
    addSubscriber: {
      path: 'add-subscriber.php',
      json: { email: 'added@example.com', agreed: true },
      most: 64,
    },
    unsubscribeByOwner: { path: 'unsubscribe-subscribers.php', json: { ids: [999] }, most: 64 },
    sendMessage: { path: 'contact-form.php', json: { ...messageInput(), website: '' }, most: 64 },
    addDayOff: {
      path: 'days-off.php',
      json: { first_day: '2026-04-06', last_day: '2026-04-08', note: 'Away' },
      most: 64,
    },
    setSlotsOff: { path: 'slots-off.php', json: { day: '2026-04-06', slots: [] }, most: 64 },
    saveWeeklyHours: { path: 'weekly-hours.php', json: { hours: rulesFor(null).hours }, most: 64 },
    saveBookingLimits: {
      path: 'booking-limits.php',
      json: { buffer: 0, lead: 0, ahead: 7, daily: null },
      most: 64,
    },
    addBusyCalendar: {
      path: 'busy-calendars.php',
      json: { address: 'https://127.0.0.1/private.ics', user: 'wren', password: 'secret' },
      most: 64,
    },
    saveSnippet: { path: 'snippets.php', json: { name: 'Odd', body: 'Hello' }, most: 64 },
    sendReply: { path: 'replies.php', json: { contact: 1, body: 'Gladly.' }, most: 128 },
    bookConsultation: {
      path: 'consultation.php',
      json: { ...bookingInput('2026-03-05', '9:00 AM'), website: '' },
      most: 64,
    },
    bookByOwner: {
      path: 'book-consultation.php',
      json: { ...bookingInput('2026-03-06', '10:00 AM'), confirm: false },
      most: 64,
    },
    sendNewsletter: {
      path: 'send-newsletter-production.php',
      json: { subject: 'S', content: 'C', cta_text: 'Visit Website', cta_url: 'https://wren.example' },
      most: 256,
    },
    sendRichNewsletter: {
      path: 'send-rich-newsletter.php',
      json: { subject: 'S', source: { kind: 'html', content: '<p>Odd</p>' }, on_web: false },
      most: 3 * 1024,
    },
    saveDraft: {
      path: 'post-drafts.php',
      json: {
        key: 'odd',
        post_id: null,
        form: { title: 'Odd', content: '<p>Odd</p>', tags: ['odd'] },
        based_on: null,
        revision: 0,
        window: 'w1',
        device: 'Firefox on Linux',
      },
      most: 3 * 1024,
    },
    keepVersion: { path: 'post-versions.php', json: { post: 1, form: { title: 'Odd' } }, most: 3 * 1024 },
    createPreview: { path: 'post-previews.php', json: { post: 1, days: 7 }, most: 64 },
    changeAccount: { path: 'account.php', json: { name: 'Odd' }, most: 64 },
    changeEmail: {
      path: 'account-email.php',
      json: { current_password: 'not the password', email: 'odd@example.com' },
      most: 64,
    },
    confirmEmail: { path: 'account-email.php', json: { token: 'odd' }, most: 64 },
    changePassword: {
      path: 'password.php',
      json: { current_password: 'not the password', password: 'a long enough password' },
      most: 64,
    },
    requestPasswordReset: {
      path: 'request-password-reset.php',
      json: { email: 'odd@example.com' },
      most: 64,
    },
    resetPassword: {
      path: 'reset-password.php?token=nonsense',
      json: { password: 'a long enough password' },
      most: 64,
    },
    addPasskey: {
      path: 'passkeys.php',
      json: {
        credential: { id: 'odd', rawId: 'odd', type: 'public-key', response: ATTESTATION },
      },
      most: 64,
    },
    keepFlags: {
      path: 'flags.php',
      json: {
        since: 0,
        changes: [{ key: 'message 1', value: true, changed_at: '2026-03-04T17:00:00.000Z', is_new: true }],
      },
      most: 4 * 1024,
    },
    chooseFlags: { path: 'flags.php', json: { choice: 'refused' }, most: 64 },
    saveNotices: {
      path: 'notices.php',
      json: { messages: true, consultations: true, campaigns: true, devices: true, backups: true },
      most: 64,
    },
    renamePasskey: { path: 'passkeys.php', json: { id: 'odd', name: 'Odd' }, most: 64 },
    confirmByPassword: { path: 'confirm-identity.php', json: { password: 'not the password' }, most: 64 },
    confirmByPasskey: {
      path: 'confirm-identity.php?by=passkey',
      json: { credential: { id: 'odd', rawId: 'odd', type: 'public-key', response: ASSERTION } },
      most: 64,
    },
    signInWithPasskey: {
      path: 'passkey-login.php',
      json: { credential: { id: 'odd', rawId: 'odd', type: 'public-key', response: ASSERTION } },
      most: 64,
    },
    login: { path: 'login-clean.php', json: { email: OWNER.email, password: 'not the password' }, most: 64 },
  };
const bodied = Object.keys(BODIES) as (keyof typeof BODIES)[];

/** Sends what it is given, as JSON or as the type says. */
function send(name: OperationName, body: BodyInit | null, headers: Record<string, string> = {}) {
  const { path } = BODIES[name]!;
  return test.app.api(endpoints[name].method, path, {
    ...(body === null ? {} : { body }),
    headers: { 'Content-Type': 'application/json', ...headers },
    ...as(),
  });
}

beforeAll(async () => {
  await createPost(test.app, test.token); // so that there is a post 1
});

describe('a script that is not there', () => {
  it.each([
    'unknown.php',
    '',
    'categories',
    'CATEGORIES.PHP',
    'categories.php/',
    'categories.php/1',
    '/categories.php',
    'categories.php%00',
    'categories%2ephp%20',
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    '.env',
    'login.php',
  ])('is 404 in JSON: %s', async (script) => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) {
      expectRefusal(await test.app.api(method, script), 404);
    }
  });

  it.each(['/api', '/api/', '/shingle/api', '/api/../categories.php', '/api/%2e%2e/healthz'])(
    'is no page either: %s',
    async (path) => {
      const answer = await rawRequest(test.app.url, path, { headers: { Host: 'wren.example' } });
      expect(answer.status).toBe(404);
    },
  );

  it.each(['/api/%zz', '/api/%', '/api/%c0%ae', '/api/categories.php?a=%zz', '/api/?%00'])(
    'answers a broken address with a 4xx in JSON or as usual: %s',
    async (path) => {
      const answer = await rawRequest(test.app.url, path);
      expect(answer.status).toBeLessThan(500);
      expect(() => JSON.parse(answer.body.toString()) as unknown).not.toThrow();
    },
  );
});

describe.each(scripts)('%s', (script) => {
  const allowed = [
    ...new Set(
      names.filter((name) => endpoints[name].script === script).map((name) => endpoints[name].method),
    ),
  ];

  it.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])(
    'answers %s when it has it, and else 405 with Allow',
    async (method) => {
      const answer = await test.app.api(method, script);
      const known = (allowed as string[]).includes(method === 'HEAD' ? 'GET' : method);
      if (known) {
        expect(answer.status).not.toBe(405);
        return;
      }
      expect(answer.status).toBe(405);
      expect(answer.headers.get('allow')!.split(', ').sort()).toEqual([...allowed].sort());
      if (method !== 'HEAD') expectRefusal(answer, 405);
    },
  );

  it('refuses a parameter given twice with 400', async () => {
    for (const method of allowed) {
      expectRefusal(await test.app.api(method, `${script}?endpoint=a&endpoint=b`, as()), 400);
      expectRefusal(await test.app.api(method, `${script}?id=1&id=2`, as()), 400);
    }
  });
});

describe.each(bodied)('the body of %s', (name) => {
  const { json, most } = BODIES[name]!;

  it.each([
    ['cut off', '{"a":'],
    ['no JSON at all', 'email=a@example.com'],
    ['two values', '{} {}'],
    ['with a comma too many', '{"a":1,}'],
    ['in another encoding', '\ufeff\ufeff{}'],
    ['a bare word', 'undefined'],
    ['with a raw control character', '{"email":"a\u0001b"}'],
    ['a list', '[]'],
    ['a list of what it should be', JSON.stringify([json])],
    ['a text', '"text"'],
    ['a number', '1'],
    ['null', 'null'],
    ['true', 'true'],
    ['blank', '   '],
  ])('is 400 when it is %s', async (_what, body) => {
    expectRefusal(await send(name, body), 400);
  });

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/xml',
    'text/json',
    'application/json; charset=latin1',
    'nonsense',
  ])('is 415 as %s', async (type) => {
    expectRefusal(await send(name, JSON.stringify(json), { 'Content-Type': type }), 415);
  });

  it('is 415 without a type', async () => {
    const body = new Uint8Array(Buffer.from(JSON.stringify(json)));
    const answer = await test.app.api(endpoints[name].method, BODIES[name]!.path, { body, ...as() });
    expectRefusal(answer, 415);
  });

  it('is 415 in an unknown encoding and 400 when it is not in the one it names', async () => {
    expectRefusal(await send(name, JSON.stringify(json), { 'Content-Encoding': 'zstd-ish' }), 415);
    expectRefusal(await send(name, JSON.stringify(json), { 'Content-Encoding': 'gzip' }), 400);
  });

  it('is a 4xx when there is none', async () => {
    for (const headers of [{}, { 'Content-Type': 'application/json' }]) {
      const answer = await test.app.api(endpoints[name].method, BODIES[name]!.path, { headers, ...as() });
      expect([400, 415, 422]).toContain(answer.status);
      expectSane(answer, 'no body');
    }
  });

  it(`is 413 beyond ${most} KB, compressed or not`, async () => {
    const padded = JSON.stringify({ ...json, padding: 'x'.repeat(most * 1024) });
    expectRefusal(await send(name, padded), 413);
    const small = new Blob([padded]).stream().pipeThrough(new CompressionStream('gzip'));
    const bomb = new Uint8Array(await new Response(small).arrayBuffer());
    expect(bomb.length).toBeLessThan(padded.length / 50);
    expectRefusal(await send(name, bomb, { 'Content-Encoding': 'gzip' }), 413);
  });

  it('is 422 when it is empty', async () => {
    const answer = await send(name, '{}');
    expectRefusal(
      answer,
      422,
      Object.keys(json).find((field) => field === answer.json.field),
    );
  });

  it.each(Object.keys(json))('survives anything in %s', async (field) => {
    for (const value of ODD_VALUES) {
      const body = `{${JSON.stringify(field)}:${value},${JSON.stringify(without(json, field)).slice(1)}`;
      expectSane(await send(name, body), `${field} = ${value.slice(0, 80)}`);
    }
  });

  it('takes nothing from a prototype', async () => {
    const inherited = `{"__proto__":${JSON.stringify(json)},"constructor":{"prototype":${JSON.stringify(json)}}}`;
    const answer = await send(name, inherited);
    expect(answer.status).toBe(422);
    expectSane(answer, '__proto__');
    expect(({} as Record<string, unknown>).email).toBeUndefined();
    expect(({} as Record<string, unknown>).status).toBeUndefined();
  });
});

function without(json: Record<string, unknown>, field: string): Record<string, unknown> {
  const rest = { ...json, padding: 1 };
  return Object.fromEntries(Object.entries(rest).filter(([key]) => key !== field));
}

const GETS: string[] = names
  .filter((name) => endpoints[name].method === 'GET')
  .map((name) => {
    const operation = endpoints[name];
    const query = Object.entries(operation.query).map(([key, value]) => `${key}=${value}`);
    return `${operation.script}?${query.join('&')}`;
  });

describe('queries', () => {
  const reads = useTestApp();
  beforeAll(() => createPost(reads.app, reads.token));

  describe.each(GETS)('the query of %s', (path) => {
    it.each(['page', 'limit', 'category', 'search', 'slug'])('survives anything in %s', async (key) => {
      for (const value of ODD_TEXTS) {
        const query = `${path}&${key}=${encodeURIComponent(value)}`;
        const twice = new URLSearchParams(query.slice(query.indexOf('?'))).getAll(key).length > 1;
        const answer = await reads.app.api('GET', query, { bearer: reads.token });
        expectSane(answer, query.slice(0, 200));
        if (twice) expect(answer.status).toBe(400);
      }
    });

    it('survives parameters that nobody asked for', async () => {
      for (const key of ['__proto__', 'constructor', 'page[]', 'page[$gt]', '', 'x'.repeat(5_000)]) {
        const query = `${path}&${encodeURIComponent(key)}=1`;
        expectSane(await reads.app.api('GET', query, { bearer: reads.token }), query.slice(0, 200));
      }
      expect(({} as Record<string, unknown>).page).toBeUndefined();
    });

    it('survives bytes that are no text', async () => {
      for (const value of [
        '%ff',
        '%ed%a0%80',
        '%c0%80',
        '%f0%28%8c%28',
        '%',
        '%u0041',
        '+',
        '%0d%0aX-Evil:1',
      ]) {
        const answer = await rawRequest(reads.app.url, `/api/${path}&search=${value}&page=${value}`, {
          headers: { Authorization: `Bearer ${reads.token}` },
        });
        expect(answer.status, value).toBeLessThan(500);
        expect(answer.headers['x-evil']).toBeUndefined();
      }
    });
  });
});

describe('page and limit', () => {
  const test = useTestApp();
  beforeAll(async () => {
    for (let number = 0; number < 3; number += 1) await createPost(test.app, test.token);
  });

  it.each([
    ['page=0', { current_page: 1 }],
    ['page=-5', { current_page: 1 }],
    ['page=1.9', { current_page: 1 }],
    ['page=two', { current_page: 1 }],
    ['page=', { current_page: 1 }],
    ['page=NaN', { current_page: 1 }],
    ['page=Infinity', { current_page: 1_000_000 }],
    ['page=99999999999999999999', { current_page: 1_000_000 }],
    ['limit=0', { posts_per_page: 1 }],
    ['limit=-1', { posts_per_page: 1 }],
    ['limit=2.9', { posts_per_page: 2 }],
    ['limit=101', { posts_per_page: 100 }],
    ['limit=1e9', { posts_per_page: 100 }],
    ['limit=many', { posts_per_page: 6 }],
    ['limit=', { posts_per_page: 6 }],
  ])('are brought into range: %s', async (query, expected) => {
    const { posts, pagination } = await listPosts(test.app, `&${query}`);
    expect(pagination).toMatchObject(expected);
    expect(posts.length).toBeLessThanOrEqual(pagination.posts_per_page);
  });

  it('are brought into range in the owner’s list, too', async () => {
    const { pagination } = await listDashboardPosts(test.app, test.token, '&page=-1&limit=100000');
    expect(pagination).toMatchObject({ current_page: 1, posts_per_page: 100 });
  });
});

describe('the id of a deletion', () => {
  // By a link's token, a day, a moment, a key, the random id of a session, a passkey or an import; all at once; those that nothing uses.
  const byOther = [
    'cancelConsultation',
    'forgetUndelivered',
    'dropDraft',
    'leaveDraft',
    'emptyTrash',
    'deleteUnusedMedia',
    'endSession',
    'removePasskey',
    'discardImport',
    'endOtherSessions',
  ];
  const deletions = names.filter((name) => endpoints[name].method === 'DELETE' && !byOther.includes(name));

  describe.each(deletions)('%s', (name) => {
    const { script } = endpoints[name];
    const remove = (id: string) => test.app.api('DELETE', `${script}?id=${encodeURIComponent(id)}`, as());

    it.each([
      '0',
      '-1',
      '+1',
      '1.0',
      '1e2',
      '0x1',
      '01',
      '',
      ' ',
      '1 ',
      'abc',
      '١',
      '1,2',
      "1' OR '1'='1",
      '1\0',
    ])('is refused as %j', async (id) => {
      expectRefusal(await remove(id), 422, 'id');
    });

    it('has 1 to 15 digits', async () => {
      expect((await remove('999999999999999')).status).toBe(404);
      expectRefusal(await remove('1000000000000000'), 422, 'id');
      expectRefusal(await remove('9'.repeat(400)), 422, 'id');
    });

    it('is needed', async () => {
      expectRefusal(await test.app.api('DELETE', script, as()), 422, 'id');
      expectRefusal(await test.app.api('DELETE', `${script}?ID=1`, as()), 422, 'id');
      expectRefusal(await test.app.api('DELETE', `${script}?id[]=1`, as()), 422, 'id');
    });

    it('is not read out of a body', async () => {
      expectRefusal(await test.app.api('DELETE', script, { json: { id: 1 }, ...as() }), 422, 'id');
    });
  });
});
