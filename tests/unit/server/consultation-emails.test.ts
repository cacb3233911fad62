// @vitest-environment node
import { beforeAll, describe, expect, it } from 'vitest';
import { business } from '#content/business.ts';
import { bookedConsultation as words } from '#content/words/booked-consultation.ts';
import { consultation as booking } from '#content/words/consultation.ts';
import type { EmailContent } from '#server/mail/mailer.ts';
import { telephoneAddress } from '#shared/telephone-address.ts';
import { onContent } from '#tests/support/on-content.ts';
import { unwrapped } from '#tests/support/plain-text.ts';
import { sampleEmails } from '#tests/support/sample-emails.ts';

const { email, phoneShown } = business.reach;
const ROOM = 'https://meet.example/shingle-7f3kq2m9-a-room-of-your-own';

let emails: Map<string, EmailContent>;
beforeAll(async () => {
  emails = await sampleEmails();
});

const textOf = (name: string) => unwrapped(emails.get(name)!.text);
/** Without Word's own comments. */
const htmlOf = (name: string) =>
  emails
    .get(name)!
    .html.replaceAll('\u00a0', ' ')
    .replace(/<!--.*?-->/gs, '');

/** What the link leads to whose text is this; null where there is none. */
function linkIn(name: string, text: string): string | null {
  const links = htmlOf(name).matchAll(/<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/gs);
  const found = [...links].find(([, , inside = '']) => inside.replace(/<[^>]*>/g, '').trim() === text);
  return found?.[1]?.replaceAll('&amp;', '&') ?? null;
}

function buttonOf(name: string): string {
  const [, inside = ''] = /<a [^>]*class="action"[^>]*>(.*?)<\/a>/s.exec(htmlOf(name)) ?? [];
  return inside.replace(/<[^>]*>/g, '').trim();
}

describe('an email about a consultation', () => {
  it.each([
    ['booked-phone', words.booked.text],
    ['booked-online', words.booked.text],
    ['booked-undecided', words.booked.text],
    ['booked-phone-reminder', words.reminder.text],
    ['moved', words.moved.text],
  ])('says what it is about, then when, then the rest: %s', (name, sentence) => {
    const text = textOf(name);
    const year = text.indexOf('2026');
    expect(text.indexOf(sentence)).toBeGreaterThan(0);
    expect(text.indexOf(sentence)).toBeLessThan(year);
    expect(text.indexOf(`${words.facts.length} `)).toBeGreaterThan(year);
  });

  it.each([
    ['booked-phone', booking.booked.calendar],
    ['booked-online', booking.booked.calendar],
    ['booked-undecided', words.number.send],
    ['moved', booking.booked.calendar],
    ['confirmed', booking.booked.calendar],
    ['booked-phone-reminder', booking.booked.calendar],
    ['booked-online-reminder', booking.event.join],
    ['booked-undecided-reminder', words.number.send],
    ['moved-reminder', booking.booked.calendar],
  ])('%s has the button for what its reader needs first: %s', (name, button) => {
    expect(buttonOf(name)).toBe(button);
    expect(linkIn(name, words.change)).toMatch(/\/consultation\/appointment\?token=/);
  });

  it('leads to the call by words, and by its address in the text', () => {
    for (const name of ['booked-online', 'booked-online-reminder']) {
      expect(linkIn(name, booking.event.join)).toBe(ROOM);
      expect(htmlOf(name)).not.toContain(`>${ROOM}<`);
      expect(
        emails.get(name)!.text.match(new RegExp(`${booking.event.join}:\\s+${ROOM}\\n`, 'g')),
      ).toHaveLength(1);
    }
    expect(linkIn('owner-booked-online', 'Join the call')).toBe(ROOM);
  });

  it('begins the email with the number that is missing, and says in the text where to send it', () => {
    const address = new URL(linkIn('booked-undecided', words.number.send)!);
    expect([address.protocol, address.pathname]).toEqual(['mailto:', email]);
    expect(address.searchParams.get('subject')).toContain('2026');
    expect(address.searchParams.get('body')).toBe(words.number.body);
    expect(emails.get('booked-undecided')!.text).toContain(`\n${words.number.send}:\n${email}\n`);
  });

  it('tells the owner that a number is missing', () => {
    expect(emails.get('owner-booked-undecided')!.text).toContain('Not agreed yet.');
    expect(emails.get('owner-booked-phone')!.text).not.toContain('Not agreed yet.');
  });

  it('says when it was on the reader’s clock first, where that is known', () => {
    const { was, clock } = words.facts;
    const { there, here, before } = onContent({
      wren: {
        there: 'Friday, March 6, 2026, at 5:00 PM, Central European Standard Time',
        here: '9:00 AM Arizona time',
        before: 'Thursday, March 5, 2026, at 5:00 PM',
      },
      lisbon: {
        there: 'Sexta-feira, 6 de março de 2026, às 09:30, Hora padrão da Europa Central',
        here: '08:30, hora de Lisboa',
        before: 'Quinta-feira, 5 de março de 2026, às 09:30',
      },
    });
    for (const name of ['cancelled', 'called-off'])
      expect(textOf(name)).toMatch(new RegExp(`${was} +${there} ${clock} +${here} `));
    expect(textOf('moved')).toContain(`${before} ${words.facts.length}`);
  });

  it('has the business’s address and telephone number to press, and not what a stranger typed', () => {
    for (const name of ['booked-phone', 'booked-phone-reminder', 'receipt', 'newsletter', 'called-off']) {
      expect(linkIn(name, email), name).toBe(`mailto:${email}`);
      expect(linkIn(name, phoneShown), name).toBe(telephoneAddress(phoneShown));
    }
    expect(htmlOf('called-off').match(new RegExp(`href="mailto:${email}"`, 'g'))).toHaveLength(2);
    expect(textOf('booked-phone')).toContain('(520) 555-0100');
    expect(linkIn('booked-phone', '(520) 555-0100')).toBeNull();
  });
});
