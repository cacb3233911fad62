import { describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { type EmailName, everyEmail, SITE, VISITOR } from '#tests/support/every-email.ts';
import { onContent } from '#tests/support/on-content.ts';

type Headers = Record<string, string | undefined>;

const AUTOMATIC = { 'auto-submitted': 'auto-generated' };
/** What an email of each kind must have, and by `undefined` must not. */
const EXPECTED: Record<EmailName, Headers> = {
  'owner-notice': { ...AUTOMATIC, 'reply-to': VISITOR },
  digest: { ...AUTOMATIC, 'reply-to': undefined }, // each part says whom to answer
  receipt: { 'auto-submitted': 'auto-replied', 'reply-to': business.reach.email },
  appointment: { ...AUTOMATIC, 'reply-to': business.reach.email },
  reminder: { ...AUTOMATIC, 'reply-to': business.reach.email },
  'confirm-subscription': { ...AUTOMATIC, 'reply-to': business.reach.email },
  'unsubscribe-link': { 'auto-submitted': 'auto-replied', 'reply-to': business.reach.email },
  'reset-password': { 'auto-submitted': 'auto-replied', 'reply-to': business.reach.email },
  'confirm-email': { ...AUTOMATIC, 'reply-to': business.reach.email },
  'security-notice': { ...AUTOMATIC, 'reply-to': business.reach.email },
  // A person wrote these, so RFC 3834 does not let them be called automatic.
  'newsletter-test': { 'auto-submitted': undefined, 'reply-to': business.reach.email },
  reply: {
    'auto-submitted': undefined,
    'x-auto-response-suppress': undefined, // who is answered may say that they are away
    'reply-to': business.reach.email,
    'in-reply-to': expect.stringMatching(/^<[\w-]+@wren\.example>$/) as string,
  },
  newsletter: {
    'auto-submitted': undefined,
    'reply-to': business.reach.email,
    'list-id': onContent({
      wren: '"Wren Calder newsletter" <newsletter.wren.example>',
      lisbon: '=?UTF-8?Q?Newsletter_de_In=C3=AAs_Duarte?= <newsletter.wren.example>',
    }),
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
    precedence: 'bulk',
  },
};

/** The headers of one email of each kind. */
async function headersOfAll(env: Record<string, string> = {}): Promise<Map<EmailName, Headers>> {
  const emails = await everyEmail(env);
  return new Map(
    [...emails].map(([name, { headers }]) => {
      const names = headers.map(({ key }) => key);
      expect(names.length, `${name} has no header twice`).toBe(new Set(names).size);
      return [name, Object.fromEntries(headers.map(({ key, value }) => [key, value]))];
    }),
  );
}

describe('the headers of an email', () => {
  it('say for each kind whether a machine wrote it, and who gets the answer', async () => {
    const found = await headersOfAll();
    const relevant = Object.fromEntries(
      [...found].map(([name, headers]) => [
        name,
        Object.fromEntries(
          Object.keys(EXPECTED[name])
            .concat('list-id', 'precedence')
            .map((key) => [key, headers[key]]),
        ),
      ]),
    );
    expect(relevant).toEqual(
      Object.fromEntries(
        Object.entries(EXPECTED).map(([name, headers]) => [
          name,
          { 'list-id': undefined, precedence: undefined, ...headers },
        ]),
      ),
    );
    for (const [name, headers] of found) {
      if (name !== 'reply') expect(headers['x-auto-response-suppress']).toBe('OOF, AutoReply');
    }
  });

  it('tell Gmail what complaints are about: campaign, kind, site and sender', async () => {
    const found = await headersOfAll();
    const ids = Object.fromEntries([...found].map(([name, headers]) => [name, headers['feedback-id']]));
    const [, sender] = /:([^:]*)$/.exec(ids.receipt ?? '') ?? [];
    expect(sender).toMatch(/^[a-z0-9]{5,15}$/);
    expect(ids).toEqual({
      'owner-notice': `owner-notice:wren.example:${sender}`,
      digest: `owner-notice:wren.example:${sender}`,
      receipt: `receipt:wren.example:${sender}`,
      reply: `reply:wren.example:${sender}`,
      appointment: `appointment:wren.example:${sender}`,
      reminder: `reminder:wren.example:${sender}`,
      'confirm-subscription': `confirm-subscription:wren.example:${sender}`,
      'unsubscribe-link': `unsubscribe-link:wren.example:${sender}`,
      'reset-password': `reset-password:wren.example:${sender}`,
      'confirm-email': `confirm-email:wren.example:${sender}`,
      'security-notice': `security-notice:wren.example:${sender}`,
      'newsletter-test': `newsletter-test:wren.example:${sender}`,
      newsletter: `campaign-1:newsletter:wren.example:${sender}`,
    });
  });

  it('send answers where MAIL_REPLY_TO says, unless they are for a visitor', async () => {
    const found = await headersOfAll({ MAIL_REPLY_TO: 'desk@wren.example' });
    const answers = Object.fromEntries([...found].map(([name, headers]) => [name, headers['reply-to']]));
    const desk = 'desk@wren.example';
    expect(answers).toEqual({
      'owner-notice': VISITOR,
      digest: undefined,
      receipt: desk,
      reply: desk,
      appointment: desk,
      reminder: desk,
      'confirm-subscription': desk,
      'unsubscribe-link': desk,
      'reset-password': desk,
      'confirm-email': desk,
      'security-notice': desk,
      'newsletter-test': desk,
      newsletter: desk,
    });
  });
});

describe('the contents of an email', () => {
  it('load nothing and report nothing: the one picture is within, and every link is of the site or what it says', async () => {
    const emails = await everyEmail();
    expect([...emails.keys()].sort()).toEqual(Object.keys(EXPECTED).sort());
    const pictures = new Set<string>();
    for (const [name, { html = '', text = '', attachments }] of emails) {
      expect(html, name).not.toMatch(
        /<(image|svg|link|script|iframe|object|embed|video|audio|source|picture|form)\b|\ssrcset=|\sbackground=|url\(|@import|@font-face/i,
      );
      const [picture, ...files] = attachments;
      expect(picture, name).toMatchObject({ mimeType: 'image/png', disposition: 'inline', related: true });
      const address = `cid:${picture?.contentId?.slice(1, -1)}`;
      expect([...html.matchAll(/\ssrc="([^"]*)"/g)].map(([, src]) => src)).toEqual([address]);
      pictures.add(Buffer.from(picture?.content as ArrayBuffer).toString('base64'));
      expect(
        files.every(({ mimeType }) => ['text/calendar', 'application/ics'].includes(mimeType)),
        name,
      ).toBe(true);
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href!);
      for (const link of [...links, ...(text.match(/https?:[^\s)]+/g) ?? [])]) {
        const known = `${VISITOR}|${business.reach.email}$`;
        expect(link, name).toMatch(new RegExp(`^(${SITE}/|mailto:(${known})|tel:\\+?[0-9]+$)`));
      }
    }
    expect(pictures.size).toBe(1); // for every reader, so it tells none from another
  });
});
