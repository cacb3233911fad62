import { describe, expect, it } from 'vitest';
import { bookableDays, SLOTS } from '#tests/support/profile-slots.ts';
import { expectRefusal } from '#tests/support/expectations.ts';
import { bookingInput } from '#tests/support/factories.ts';
import { picture } from '#tests/support/images.ts';
import { OWNER, useTestApp } from '#tests/support/test-app.ts';

const ON = { env: { RATE_LIMITS: 'on', TRUST_PROXY: 'loopback' } };

/** Addresses of the test's own: behind a trusted proxy, callers come from wherever the proxy says. */
let last = 0;
function someone(): { 'X-Forwarded-For': string } {
  last += 1;
  return { 'X-Forwarded-For': `203.0.113.${last}` };
}

describe('limits on how often an address may call', () => {
  const test = useTestApp(ON);

  it.each([
    ['contact-form.php', 5, () => ({ name: 'A', email: 'a@example.com', message: 'Hello' })],
    ['newsletter.php', 5, (index: number) => ({ email: `reader-${index}@example.com` })],
  ])(
    '%s takes %i of one address in its time, then answers 429 with Retry-After',
    async (script, most, body) => {
      const headers = someone();
      for (let index = 0; index < most; index += 1) {
        expect((await test.app.api('POST', script, { json: body(index), headers })).status).toBe(200);
      }
      const refusal = await test.app.api('POST', script, { json: body(most), headers });
      expect(refusal.status).toBe(429);
      expect(refusal.json).toMatchObject({ success: false });
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);

      const other = await test.app.api('POST', script, { json: body(most), headers: someone() });
      expect(other.status).toBe(200);
    },
  );

  it('takes 5 moves and cancellations of one address in an hour', async () => {
    const { context } = test.app;
    const day = bookableDays(context.clock())[0]!;
    const booked = bookingInput(day, '9:00 AM');
    await test.app.api('POST', 'consultation.php', { json: booked, headers: someone() });
    const { uid } = await context.db.selectFrom('consultations').select('uid').executeTakeFirstOrThrow();
    const path = `appointment.php?token=${context.signedLinks.sign('appointment', uid)}`;
    const headers = someone();
    for (const time of SLOTS.slice(1, 6)) {
      const answer = await test.app.api('PUT', path, { json: { date: day, time }, headers });
      expect(answer.status).toBe(200);
    }
    expect((await test.app.api('DELETE', path, { headers })).status).toBe(429);
    expect((await test.app.api('GET', path, { headers })).status).toBe(200);
    expect((await test.app.api('DELETE', path, { headers: someone() })).status).toBe(200);
  });

  it('does not count what was refused for its content', async () => {
    const headers = someone();
    for (let index = 0; index < 10; index += 1) {
      const typo = await test.app.api('POST', 'newsletter.php', { json: { email: 'nope' }, headers });
      expect(typo.status).toBe(422);
    }
    const right = await test.app.api('POST', 'newsletter.php', {
      json: { email: 'right@example.com' },
      headers,
    });
    expect(right.status).toBe(200);
  });

  it('takes 60 refused forms of one address in ten minutes, whichever they are, and then none of its forms', async () => {
    const headers = someone();
    const forms: [string, string, unknown][] = [
      ['POST', 'newsletter.php', { email: 'nope' }],
      ['POST', 'contact-form.php', { name: 'A' }],
      ['POST', 'consultation.php', []],
      ['PUT', 'appointment.php?token=nonsense', {}],
      ['DELETE', 'appointment.php?token=nonsense', undefined],
      ['POST', 'confirm-subscription.php?token=nonsense', undefined],
      ['POST', 'unsubscribe.php?token=nonsense', undefined],
    ];
    const send = (index: number, from: Record<string, string>) => {
      const [method, script, json] = forms[index % forms.length]!;
      return test.app.api(method, script, { ...(json === undefined ? {} : { json }), headers: from });
    };
    for (let index = 0; index < 60; index += 1) {
      expect([400, 404, 422]).toContain((await send(index, headers)).status);
    }
    for (let index = 0; index < forms.length; index += 1) {
      const refusal = await send(index, headers);
      expectRefusal(refusal, 429);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await send(index, someone())).status).not.toBe(429);
    }
    const message = { json: { name: 'A', email: 'a@example.com', message: 'Hello' } };
    expectRefusal(await test.app.api('POST', 'contact-form.php', { ...message, headers }), 429);
    // Not the owner, who may be at the same address, and no subscriber.
    expect((await test.app.api('POST', 'login-clean.php', { json: OWNER, headers })).status).toBe(200);
    expect((await test.app.api('GET', 'categories.php', { headers })).status).toBe(200);
  });

  it('does not count as refused what was taken', async () => {
    const headers = someone();
    for (let index = 0; index < 59; index += 1) {
      await test.app.api('POST', 'newsletter.php', { json: { email: 'nope' }, headers });
    }
    for (let index = 0; index < 5; index += 1) {
      const json = { email: `taken-${index}@example.com` };
      expect((await test.app.api('POST', 'newsletter.php', { json, headers })).status).toBe(200);
    }
    const typo = { json: { email: 'nope' }, headers };
    expect((await test.app.api('POST', 'contact-form.php', typo)).status).toBe(422);
    expect((await test.app.api('POST', 'contact-form.php', typo)).status).toBe(429);
  });

  it('takes 600 reads a minute of one address, answered from the cache or not', async () => {
    const headers = someone();
    const read = () => test.app.api('GET', 'categories.php', { headers });
    const statuses = (await Promise.all(Array.from({ length: 600 }, read))).map((answer) => answer.status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refusal = await read();
    expect(refusal.status).toBe(429);
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await test.app.api('GET', 'categories.php', { headers: someone() })).status).toBe(200);
  });

  it('takes an IPv6 network as one caller', async () => {
    const statuses = [];
    for (let host = 1; host <= 6; host += 1) {
      const headers = { 'X-Forwarded-For': `2001:db8:1:2::${host}` };
      const json = { email: `six-${host}@example.com` };
      statuses.push((await test.app.api('POST', 'newsletter.php', { json, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });

  describe('signing in', () => {
    const attempt = (email: string, password: string, headers: Record<string, string>) =>
      test.app.api('POST', 'login-clean.php', { json: { email, password }, headers });

    it('holds an account off for one address after 5 failures, and its owner still gets in from another', async () => {
      const headers = someone();
      for (let index = 0; index < 5; index += 1) {
        expect((await attempt(OWNER.email, 'wrong', headers)).status).toBe(401);
      }
      const refusal = await attempt(OWNER.email, OWNER.password, headers);
      expect(refusal.status).toBe(429);
      expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await attempt(OWNER.email, OWNER.password, someone())).status).toBe(200);
    });

    it('counts however the email is spelled, and however many tries come at once', async () => {
      const headers = someone();
      const tries = ['owner@example.com', 'OWNER@example.com', 'Owner@Example.com'];
      const answers = await Promise.all(
        Array.from({ length: 12 }, (_, index) => attempt(tries[index % 3]!, 'wrong', headers)),
      );
      expect(answers.filter((answer) => answer.status === 401)).toHaveLength(5);
      expect(answers.filter((answer) => answer.status === 429)).toHaveLength(7);
    });

    it('holds an address off after 20 failures, whatever the accounts', async () => {
      const headers = someone();
      const statuses = [];
      for (let index = 0; index < 21; index += 1) {
        statuses.push((await attempt(`nobody-${index}@example.com`, 'wrong', headers)).status);
      }
      expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
      expect(statuses[20]).toBe(429);
    });

    it('does not count successes', async () => {
      const headers = someone();
      for (let index = 0; index < 8; index += 1) {
        expect((await attempt(OWNER.email, OWNER.password, headers)).status).toBe(200);
      }
    });
  });
});

describe('limits on bookings', () => {
  const test = useTestApp({ ...ON, clock: () => new Date('2026-11-20T18:00:00Z') }); // Friday, eleven in Arizona

  it('takes 5 bookings an hour of one address', async () => {
    const headers = someone();
    const times = ['9:00 AM', '10:00 AM', '11:00 AM', '12:00 PM', '1:00 PM', '2:00 PM'];
    const statuses = [];
    for (const time of times) {
      const json = { name: 'A', email: 'a@example.com', date: '2026-11-23', time };
      statuses.push((await test.app.api('POST', 'consultation.php', { json, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('without TRUST_PROXY', () => {
  const test = useTestApp({ env: { RATE_LIMITS: 'on' } });

  it('believes no X-Forwarded-For', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      const json = { email: `forged-${index}@example.com` };
      statuses.push((await test.app.api('POST', 'newsletter.php', { json, headers: someone() })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('limits on uploads', () => {
  const test = useTestApp(ON);

  it('takes 60 an hour of one address, not counting what was refused', async () => {
    const png = await picture(1, 1).png().toBuffer();
    const headers = someone();
    const send = (bytes: Buffer) => {
      const body = new FormData();
      body.append('image', new Blob([new Uint8Array(bytes)]), 'a.png');
      return test.app.api('POST', 'upload-image.php', { body, headers, bearer: test.token });
    };
    expect((await send(Buffer.from('no picture'))).status).toBe(415);
    const statuses = (await Promise.all(Array.from({ length: 60 }, () => send(png)))).map(
      ({ status }) => status,
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expectRefusal(await send(png), 429);
  });
});

describe('a limit’s refusal', () => {
  const test = useTestApp({ ...ON, clock: () => new Date('2026-11-20T18:00:00Z') });

  it('stops neither other forms nor the owner', async () => {
    const headers = someone();
    const json = { name: 'A', email: 'a@example.com', message: 'Hello' };
    const answers = [];
    for (let index = 0; index < 6; index += 1) {
      answers.push(await test.app.api('POST', 'contact-form.php', { json, headers }));
    }
    expectRefusal(answers[5]!, 429);
    expect(Number(answers[5]!.headers.get('retry-after'))).toBeLessThanOrEqual(600);
    expect((await test.app.api('POST', 'newsletter.php', { json, headers })).status).toBe(200);
    expect((await test.app.api('GET', 'contacts.php', { headers, bearer: test.token })).status).toBe(200);
  });

  it('is not earned by booking a slot that is taken', async () => {
    const headers = someone();
    const book = (time: string, from = headers) => {
      const json = { name: 'A', email: 'a@example.com', date: '2026-11-24', time };
      return test.app.api('POST', 'consultation.php', { json, headers: from });
    };
    expect((await book('9:00 AM', someone())).status).toBe(200);
    for (let index = 0; index < 8; index += 1) expect((await book('9:00 AM')).status).toBe(409);
    expect((await book('10:00 AM')).status).toBe(200);
  });

  it('counts the last address that the proxy saw, not what the caller made up before it', async () => {
    const { 'X-Forwarded-For': real } = someone();
    const statuses = [];
    for (let index = 0; index < 6; index += 1) {
      const headers = { 'X-Forwarded-For': `198.51.100.${index}, ${real}` };
      const json = { email: `chain-${index}@example.com` };
      statuses.push((await test.app.api('POST', 'newsletter.php', { json, headers })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
