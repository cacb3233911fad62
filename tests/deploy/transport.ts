import assert from 'node:assert/strict';
import { brotliDecompressSync } from 'node:zlib';
import { noise } from '#tests/support/images.ts';
import type { Report } from './report.ts';
import { OWNER } from './site.ts';
import type { Visitor } from './visitor.ts';

/** More than the limit of signups of one address, whatever it is. */
const MANY_SIGNUPS = 12;
const MEGABYTE = 1024 * 1024;

interface Behind {
  visitor: Visitor;
  /** '' or '/site' */
  base: string;
  name: string;
}

/** What a proxy must leave as it is, and what it must do by itself. */
export async function checkTransport(report: Report, where: string, behind: Behind): Promise<void> {
  const { visitor, base, name } = behind;
  const post = `${base}/blog/what-a-website-costs`;

  await report.check(where, 'HTTP leads to HTTPS', async () => {
    const { status, headers } = await visitor.callPlain(`${post}?from=http`);
    assert.deepEqual([status, headers.location], [308, `https://${name}${post}?from=http`]);
    return '308';
  });

  await report.check(where, 'HTTP/2, TLS 1.2 and 1.3 alone', async () => {
    assert.equal(await visitor.statusOverHttp2(`${base}/`), 200, 'over HTTP/2');
    const spoken = { 'TLSv1.1': false, 'TLSv1.2': true, 'TLSv1.3': true };
    for (const version of ['TLSv1.1', 'TLSv1.2', 'TLSv1.3'] as const) {
      assert.equal(await visitor.speaks(version), spoken[version], version);
    }
    return '';
  });

  await report.check(where, 'our compression, ETag and 304', async () => {
    const list = `${base}/api/blog-posts-working.php?endpoint=blog-posts`;
    for (const path of [`${base}/`, post, list]) await checkOwnCompression(visitor, path);
    // Too little to be worth it, so the server leaves it as it is; a proxy that compresses by itself does not.
    const refusal = await visitor.call(`${list}&slug=no-such-post`, {
      headers: { 'Accept-Encoding': 'gzip' },
    });
    assert.deepEqual([refusal.status, refusal.headers['content-encoding']], [404, undefined]);
    return 'br, gzip, identity';
  });

  await report.check(where, 'addresses go on unchanged', async () => {
    // The API's own refusal of a slug that decodes to a slash; a proxy that decodes it asks for another path.
    const encoded = await visitor.call(`${base}/blog/a%2Fb?search=%C3%BC%20%2B%26`);
    assert.equal(encoded.status, 404);
    assert.match(encoded.body.toString(), /<html/);
    return '';
  });

  if (base !== '') {
    await report.check(where, 'the folder alone is ours', async () => {
      const bare = await visitor.call(`${base}?page=2`);
      const beside = await visitor.call(`${base}-beside`);
      const above = await visitor.call('/');
      assert.ok([302, 308].includes(bare.status), `${base} leads to ${base}/`);
      assert.match(
        String(bare.headers.location),
        new RegExp(`^(https://${name}(:\\d+)?)?${base}/\\?page=2$`),
      );
      assert.equal(beside.status, 404);
      assert.doesNotMatch(String(beside.headers['content-security-policy']), /default-src/);
      assert.match(above.body.toString(), /Something else/);
      return '';
    });
  }

  await report.check(where, 'security headers', async () => {
    const { headers } = await visitor.call(`${base}/`);
    assert.match(String(headers['strict-transport-security']), /max-age=31536000/);
    assert.match(String(headers['content-security-policy']), /default-src 'self'/);
    return '';
  });

  await report.check(where, 'the real client address', () => checkClientAddress(behind));
  await report.check(where, '51 MB are refused in JSON', () => checkTooLarge(behind));
}

/** The bytes are those that the server made, whatever the visitor takes; and asking again costs nothing. */
async function checkOwnCompression(visitor: Visitor, path: string): Promise<void> {
  const ask = (encoding: string, tag?: string) =>
    visitor.call(path, {
      headers: { 'Accept-Encoding': encoding, ...(tag === undefined ? {} : { 'If-None-Match': tag }) },
    });
  const identity = await ask('identity');
  assert.equal(identity.status, 200, path);
  assert.equal(identity.headers['content-encoding'], undefined, `${path} without compression`);
  const brotli = await ask('gzip, deflate, br');
  assert.equal(brotli.headers['content-encoding'], 'br', path);
  assert.ok(brotliDecompressSync(brotli.body).length > brotli.body.length, path);
  assert.equal((await ask('gzip')).headers['content-encoding'], 'gzip', path);
  const { etag } = brotli.headers;
  assert.ok(etag !== undefined, `${path} has an ETag`);
  const again = await ask('gzip, deflate, br', etag);
  assert.deepEqual([again.status, again.body.length], [304, 0], `${path} once more`);
}

/**
 * One visitor can't get around a limit by naming other addresses, and does not use it up for another visitor: each
 * signup claims to come from somewhere else.
 */
async function checkClientAddress({ visitor, base }: Behind): Promise<string> {
  const signUp = async (from: string, claimed: string) => {
    const answer = await visitor.call(`${base}/api/newsletter.php`, {
      method: 'POST',
      from,
      body: JSON.stringify({ email: `${from}-${claimed}@example.com` }),
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': claimed,
        'X-Real-IP': claimed,
        Forwarded: `for=${claimed}`,
        'X-Form-Fill-Time': '5000',
      },
    });
    return answer.status;
  };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < MANY_SIGNUPS) {
    statuses.push(await signUp('127.0.0.1', `203.0.113.${statuses.length}`));
  }
  assert.equal(statuses.at(-1), 429, `forged addresses escape the limit: ${statuses.join(' ')}`);
  assert.equal(statuses[0], 200);
  assert.equal(await signUp('127.0.0.2', '203.0.113.0'), 200, 'another visitor');
  return `429 at signup ${statuses.length}`;
}

/** Above the server's own cap and below the proxy's: the words are ours. */
async function checkTooLarge({ visitor, base }: Behind): Promise<string> {
  const token = await signIn(visitor, base);
  const boundary = 'a-boundary-of-this-check';
  const body = Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="large.png"\r\nContent-Type: image/png\r\n\r\n`,
    ),
    await noise(64, 64),
    Buffer.alloc(51 * MEGABYTE),
    Buffer.from(`\r\n--${boundary}--\r\n`),
  ]);
  const answer = await visitor.call(`${base}/api/upload-image.php`, {
    method: 'POST',
    body,
    headers: {
      Authorization: `Bearer ${token}`,
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
    },
  });
  assert.equal(answer.status, 413);
  const { error } = JSON.parse(answer.body.toString()) as { error: string };
  assert.match(error, /too large/);
  return error;
}

async function signIn(visitor: Visitor, base: string): Promise<string> {
  const answer = await visitor.call(`${base}/api/login-clean.php`, {
    method: 'POST',
    body: JSON.stringify(OWNER),
    headers: { 'Content-Type': 'application/json' },
  });
  return (JSON.parse(answer.body.toString()) as { token: string }).token;
}
