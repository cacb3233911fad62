import { describe, expect, it } from 'vitest';
import { expectRefusal, expectSuccess } from '#tests/support/expectations.ts';
import { messageInput } from '#tests/support/factories.ts';
import { listContacts } from '#tests/support/reading.ts';
import { settableClock, useTestApp } from '#tests/support/test-app.ts';

describe('contact-form.php', () => {
  const test = useTestApp({ clock: settableClock('2026-03-04T17:00:00Z') });
  const send = (json: unknown, headers: Record<string, string> = {}) =>
    test.app.api('POST', 'contact-form.php', { json, headers });

  /** What the owner then sees of the newest message. */
  async function newest() {
    return (await listContacts(test.app, test.token, '?limit=1')).contacts[0];
  }

  it('[7.6.02] [3.7.01] [3.7.02] [3.7.03] [3.7.04] keeps a message of the contact page', async () => {
    const answer = await send(messageInput());
    expect(answer.status).toBe(200);
    expect(answer.json).toEqual({ success: true });
    expect(await newest()).toEqual({
      id: expect.any(Number) as number,
      name: 'Ada Ruiz',
      email: 'ada@example.com',
      phone: '(520) 555-0100',
      subject: 'Website Development',
      message: 'We need a site.\nSoon.',
      status: 'new',
      suspected_spam: false,
      created_at: '2026-03-04T17:00:00.000Z',
      answered_at: null,
      settled_at: null,
      has_draft: false,
      replies: [],
      others: [],
    });
  });

  it('[7.6.02] [5.20] keeps a message of the home page, which has no phone', async () => {
    const { name, email, message } = messageInput();
    expectSuccess(await send({ name, email, subject: 'new-website', message }));
    expect(await newest()).toMatchObject({ phone: '', subject: 'new-website' });
  });

  it.each([undefined, null, '', '   '])('[5.09] names a message whose subject is %j', async (subject) => {
    expectSuccess(await send(messageInput({ subject })));
    expect(await newest()).toMatchObject({ subject: 'Contact Form Submission' });
  });

  it.each(['name', 'email', 'message'])('refuses a message without %s', async (field) => {
    for (const value of [undefined, null, '', ' \t ']) {
      expectRefusal(await send(messageInput({ [field]: value })), 422, field);
    }
  });

  it.each([
    ['name', 100],
    ['phone', 40],
    ['subject', 200],
    ['message', 5_000],
  ])('takes a %s of %i characters and not one more', async (field, most) => {
    expectSuccess(await send(messageInput({ [field]: 'é'.repeat(most) })));
    expectRefusal(await send(messageInput({ [field]: 'é'.repeat(most + 1) })), 422, field);
  });

  it.each(['name', 'email', 'phone', 'subject'])('refuses a line break in the %s', async (field) => {
    for (const lineBreak of ['\r\n', '\n', '\r', '\u0085', '\u2028', '\u2029']) {
      const value = `a@example.com${lineBreak}Bcc: all@example.com`;
      expectRefusal(await send(messageInput({ [field]: value })), 422, field);
    }
  });

  it.each(['name', 'phone', 'subject'])('refuses a control character in the %s', async (field) => {
    for (const control of ['\0', '\u001B', '\u0080', '\u009F']) {
      expectRefusal(await send(messageInput({ [field]: `one${control}other` })), 422, field);
    }
  });

  it('takes marks of direction out of single lines, as around a number from an address book', async () => {
    const message = 'one \u2067other\u2069 line\nand a second';
    const marked = {
      name: 'Ana \u202Eanna',
      phone: '\u202A+1 520 555 0142 \u202C',
      subject: '\u2066Hi\u2069',
      message,
    };
    expectSuccess(await send(messageInput(marked)));
    const plain = { name: 'Ana anna', phone: '+1 520 555 0142', subject: 'Hi', message };
    expect(await newest()).toMatchObject(plain);
    expectRefusal(await send(messageInput({ name: '\u202E\u202C' })), 422, 'name');
  });

  it.each(['plain', '@example.com', 'a@', 'a b@example.com', 'a@example', '<a@example.com>', 'a@b@c.com'])(
    'refuses the address %s',
    async (email) => {
      expectRefusal(await send(messageInput({ email })), 422, 'email');
    },
  );

  it.each(["o'brien+site@mail.example.co.uk", 'UPPER@Example.COM', 'a@xn--bcher-kva.example'])(
    'takes the address %s',
    async (email) => {
      expectSuccess(await send(messageInput({ email })));
    },
  );

  it('keeps what people write: line breaks, emoji, markup and quotes', async () => {
    const message = 'Hola 👋\n\n<script>alert("1")</script>\n\tRobert\'); DROP TABLE contacts;--';
    await send(messageInput({ message, name: 'Zoë <b>"Z"</b> 🦊' }));
    expect(await newest()).toMatchObject({ message, name: 'Zoë <b>"Z"</b> 🦊' });
  });

  it('ignores what only the server says', async () => {
    const smuggled = { id: 7_000, status: 'read', created_at: '1999-01-01', suspected_spam: true };
    expectSuccess(await send(messageInput(smuggled)));
    const kept = await newest();
    expect(kept).toMatchObject({
      status: 'new',
      suspected_spam: false,
      created_at: '2026-03-04T17:00:00.000Z',
    });
    expect(kept!.id).not.toBe(7_000);
  });

  it.each([
    ['a filled invisible field', { website: 'https://spam.example' }, {}],
    ['an invisible field that holds a list', { website: ['x'] }, {}],
    ['a form filled in within a second', {}, { 'X-Form-Fill-Time': '999' }],
  ])('keeps a message with %s, and marks it', async (what, changes, headers) => {
    expectSuccess(await send(messageInput({ name: what, ...changes }), headers));
    expect(await newest()).toMatchObject({ name: what, suspected_spam: true });
  });

  it.each([
    ['an empty invisible field', { website: '' }, {}],
    ['a form filled in at ease', {}, { 'X-Form-Fill-Time': '60000' }],
    ['a time that is nonsense', {}, { 'X-Form-Fill-Time': 'soon' }],
  ])('does not suspect %s', async (what, changes, headers) => {
    expectSuccess(await send(messageInput({ name: what, ...changes }), headers));
    expect(await newest()).toMatchObject({ name: what, suspected_spam: false });
  });

  it('works at the sub-folder base', async () => {
    const call = { json: messageInput({ name: 'Below' }), base: '/shingle/api' };
    expectSuccess(await test.app.api('POST', 'contact-form.php', call));
    expect(await newest()).toMatchObject({ name: 'Below' });
  });
});
