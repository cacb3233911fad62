import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '#server/mail/mailer.ts';
import { NOW } from '#tests/support/consultations.ts';
import { getFrom } from '#tests/support/documents.ts';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { bookingInput, createPost, messageInput } from '#tests/support/factories.ts';
import { picture, upload } from '#tests/support/images.ts';
import { postForm } from '#tests/support/post-form.ts';
import { inProduction, STOCK_PROXY } from '#tests/support/production.ts';
import {
  keepingMailer,
  OWNER,
  settableClock,
  startTestApp,
  type TestApp,
  useTestApp,
} from '#tests/support/test-app.ts';

const ORIGIN = 'https://wren.example';
const SITE_URL = `${ORIGIN}/site`;

/** Documents need the client build, which `npm test` makes first. */
describe('[K23] a site in a sub-folder', () => {
  const test = useTestApp({ env: inProduction(SITE_URL) });
  const visit = (path: string) => getFrom(test.app.url, path, STOCK_PROXY);

  it.each([
    ['/', '/site/'],
    ['/site', '/site/'],
    ['/site?a=b', '/site/?a=b'],
    ['/blog?page=2&search=a%2Fb', '/site/blog?page=2&search=a%2Fb'],
    ['/sites/about', '/site/sites/about'],
    ['//evil.example/x', '/site//evil.example/x'],
    ['/\\evil.example', '/site/\\evil.example'],
    ['http://evil.example/x', '/site/x'],
  ])('leads a visitor of %s to %s', async (from, to) => {
    const { status, headers } = await visit(from);
    expect([status, headers.location]).toEqual([302, to]);
  });

  it('shows a post’s pictures, wherever they stand in it, under its base', async () => {
    const bytes = await picture(640, 480).png().toBuffer();
    const { json } = await upload(test.app, test.token, bytes, { base: '/site/api' });
    const path = json.filepath as string;
    expect(path).toMatch(/^\/uploads\/[\w-]+\.webp$/);
    await createPost(test.app, test.token, {
      title: 'In pictures',
      content: `<p><img src="${path}"> <a href="/contact">Write</a> <a href="/site/about">About</a></p>`,
      featured_image: path,
    });
    const { text } = await visit('/site/blog/in-pictures');
    const markup = text.replace(/<script[\s\S]*?<\/script>/g, '');
    expect(markup).toContain(`<img src="/site${path}">`);
    expect(markup).toContain('<a href="/site/contact">');
    expect(markup).toContain('<a href="/site/about">');
    const shown = [...markup.matchAll(/"([^" ]*\/uploads\/[^" ]+)/g)].map(([, address]) => address!);
    expect(shown.length).toBeGreaterThan(1);
    for (const address of shown) expect(address).toMatch(/^\/site\/uploads\//);
    for (const address of [...shown, path]) expect((await visit(address)).status).toBe(200);
  });

  it('gives the owner’s calendar an address of its own', async () => {
    const call = { bearer: test.token, base: '/site/api' };
    const made = await test.app.api('POST', 'calendar-feed.php', call);
    const address = made.json.address as string;
    expect(address).toMatch(/^https:\/\/wren\.example\/site\/calendar\/[\w-]{43}\.ics$/);
    const { status, headers } = await visit(address.slice(ORIGIN.length));
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  });

  it('takes the forms behind emails’ links without scripts, and leads to their pages under its base', async () => {
    const { signedLinks } = test.app.context;
    const subscriber = { email: 'reader@example.com', status: 'pending' as const, suspected_spam: 0 };
    const { id } = await test.app.context.db
      .insertInto('subscribers')
      .values({ ...subscriber, subscribed_at: NOW })
      .returning('id')
      .executeTakeFirstOrThrow();
    const steps = [
      ['confirm', signedLinks.sign('confirm-subscription', String(id)), 'active'],
      ['unsubscribe', signedLinks.sign('unsubscribe', `${id}-1`), 'unsubscribed'],
    ];
    for (const [page, token, status] of steps) {
      const answer = await postForm(test.app, `/site/newsletter/${page}?token=${token}`);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/site/newsletter/${page}?done`]);
      const rows = await test.app.context.db.selectFrom('subscribers').select('status').execute();
      expect(rows).toEqual([{ status }]);
      expect((await visit(`/site/newsletter/${page}?done`)).status).toBe(200);
    }
  });

  it('counts what an address does at either base as one', async () => {
    const bases = ['/api', '/site/api', '/api', '/site/api', '/site/api'];
    for (const base of bases) {
      expectSuccess(await test.app.api('POST', 'contact-form.php', { json: messageInput(), base }));
    }
    for (const base of ['/api', '/site/api']) {
      expectRefusal(await test.app.api('POST', 'contact-form.php', { json: messageInput(), base }), 429);
    }
  });
});

describe('[K23] emails from a site in a sub-folder', () => {
  const { mailer, sent } = keepingMailer();
  let app: TestApp;
  const base = '/site/api';

  beforeAll(async () => {
    const env = {
      ...inProduction(SITE_URL),
      SMTP_URL: 'smtp://mail.example',
      MAIL_FROM: 'Wren <dashboard@wren.example>',
      SEED: 'demo',
    };
    app = await startTestApp({ clock: settableClock(NOW), mailer, env });
  });
  afterAll(() => app.stop());

  /** All addresses of http(s) in a mail: its parts, its headers and its calendar. */
  function addressesIn({ text, html, headers = {}, calendar }: Message): string[] {
    const parts = [text, html, calendar?.content.replace(/\r?\n[ \t]/g, '') ?? '', ...Object.values(headers)];
    const found = parts.flatMap((part) => [...part.matchAll(/https?:\/\/[^\s"<>\\]+/g)].map(([at]) => at));
    return [...new Set(found)].filter((address) => !address.startsWith('http://www.w3.org/'));
  }

  /** What came for somebody, once it did. */
  async function mailTo(address: string): Promise<Message> {
    await app.context.delivery?.idle();
    const mail = sent.find(({ to }) => to === address);
    sent.length = 0;
    if (mail === undefined) throw new Error(`Nothing came for ${address}.`);
    return mail;
  }

  async function expectToLead(mail: Message): Promise<void> {
    const addresses = addressesIn(mail);
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) {
      expect(`${address}/`.startsWith(`${SITE_URL}/`), address).toBe(true);
      const page = await getFrom(app.url, address.slice(ORIGIN.length), STOCK_PROXY);
      // The one that a mail program posts to leads people to the page with the button.
      const oneClick = address.startsWith(`${SITE_URL}/api/`);
      expect([address, page.status]).toEqual([address, oneClick ? 303 : 200]);
      if (oneClick) {
        const there = new URL(page.headers.location ?? '', address);
        expect(there.href).toContain(`${SITE_URL}/newsletter/unsubscribe?token=`);
      }
    }
  }

  it('lead the owner to the dashboard from a message', async () => {
    expectSuccess(await app.api('POST', 'contact-form.php', { json: messageInput(), base }));
    const notice = await mailTo(OWNER.email);
    expect(addressesIn(notice)).toContain(`${SITE_URL}/dashboard?tab=messages`);
    await expectToLead(notice);
  });

  it('lead a visitor to the consultation', async () => {
    const json = bookingInput('2026-03-05', '9:00 AM', { email: 'ana@example.com' });
    expectSuccess(await app.api('POST', 'consultation.php', { json, base }));
    const invitation = await mailTo('ana@example.com');
    expect(addressesIn(invitation).join(' ')).toContain(`${SITE_URL}/consultation/appointment?token=`);
    await expectToLead(invitation);
  });

  it('lead a subscriber in, home and out again', async () => {
    const json = { email: 'reader@example.com' };
    expectSuccess(await app.api('POST', 'newsletter.php', { json, base }));
    const welcome = await mailTo('reader@example.com');
    await expectToLead(welcome);
    const token = /\/newsletter\/confirm\?token=([\w.-]+)/.exec(welcome.text)?.[1] ?? '';
    expectSuccess(await app.api('POST', `confirm-subscription.php?token=${token}`, { base }));

    const { token: bearer } = await app.signIn();
    // The dashboard names the origin [7.11.03], which in a sub-folder is somebody else's.
    const newsletter = { subject: 'News', content: 'Hello', cta_text: 'Visit Website', cta_url: ORIGIN };
    expectSuccess(
      await app.api('POST', 'send-newsletter-production.php', { json: newsletter, bearer, base }),
    );
    const mail = await mailTo('reader@example.com');
    expect(addressesIn(mail)).toContain(`${SITE_URL}/`);
    await expectToLead(mail);

    const oneClick = /<(.+)>/.exec(mail.headers?.['List-Unsubscribe'] ?? '')![1]!;
    const answer = await fetch(app.url + oneClick.slice(ORIGIN.length), {
      method: 'POST',
      headers: { Connection: 'close', 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, answer.redirected]).toEqual([200, false]);
  });
});

describe('[K23] production tried on this machine', () => {
  const test = useTestApp({ env: inProduction('http://localhost:3001/site') });

  it('needs no HTTPS: neither cookie nor header asks for it', async () => {
    const page = await getFrom(test.app.url, '/site/', { Host: 'localhost:3001' });
    expect(page.status).toBe(200);
    expect(page.headers['strict-transport-security']).toBeUndefined();
    const signedIn = await test.app.api('POST', 'login-clean.php', { json: OWNER, base: '/site/api' });
    const [cookie = ''] = signedIn.headers.getSetCookie();
    expect(cookie).toMatch(/^shingle_session=.+; Path=\/site;/);
    expect(cookie).not.toContain('Secure');
  });
});

describe('[K13] outside production', () => {
  const test = useTestApp({ env: { SITE_URL, PROJECT_SUBFOLDER: 'mine' } });
  const visit = (host: string, path: string) => getFrom(test.app.url, path, { Host: host });

  it.each([
    ['localhost:3001', '/mine'],
    ['127.0.0.1', '/mine'],
    ['[::1]:3001', '/mine'],
    ['wren.example', '/site'],
    ['wren.localhost:3001', '/site'],
  ])('on %s the site lies under %s, and says so', async (host, base) => {
    const page = await visit(host, `${base}/about`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(`<meta name="site-base" content="${base}">`);
    expect(page.text).toContain(`<link rel="canonical" href="${SITE_URL}/about">`);
    expect((await visit(host, '/about?a=b')).headers.location).toBe(`${base}/about?a=b`);
    for (const place of ['', '/mine', '/site']) {
      expect((await visit(host, `${place}/api/categories.php`)).status).toBe(200);
      expect((await visit(host, `${place}/healthz`)).status).toBe(200);
    }
  });

  it('leads from SITE_URL’s base, which stands in emails, to the sub-folder of this machine', async () => {
    const { headers } = await visit('localhost:3001', '/site/newsletter/confirm?token=a.b');
    expect(headers.location).toBe('/mine/newsletter/confirm?token=a.b');
  });

  it('has one session at all of its bases', async () => {
    const { headers } = await test.app.api('POST', 'login-clean.php', { json: OWNER, base: '/mine/api' });
    expect(headers.getSetCookie()[0]).toMatch(/^__Host-shingle_session=.+; Path=\/;/);
  });
});
