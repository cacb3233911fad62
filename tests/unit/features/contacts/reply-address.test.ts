import { describe, expect, it } from 'vitest';
import { projectTypes } from '#content/home.ts';
import { telephoneAddress, telephoneInWords } from '#shared/telephone-address.ts';
import { replyAddress } from '#app/features/contacts/reply-address.ts';
import { contactRow } from '#tests/support/dashboard-rows.ts';

const read = (address: string) => {
  const url = new URL(address);
  return { to: url.pathname, subject: url.searchParams.get('subject'), body: url.searchParams.get('body') };
};

describe('the answer to a message', () => {
  it('goes to the sender, names the subject and quotes the message', () => {
    const address = replyAddress(
      contactRow(1, {
        name: 'Ada & Co',
        email: 'ada+shop@example.com',
        subject: 'Prices? 100% & more',
        message: 'First line\nSecond = line',
        created_at: '2026-11-20T22:05:00.000Z',
      }),
    );
    expect(read(address)).toEqual({
      to: 'ada%2Bshop@example.com',
      subject: 'Re: Prices? 100% & more',
      body: '\r\n\r\nOn November 20, 2026, 3:05 PM, Ada & Co wrote:\r\n> First line\r\n> Second = line',
    });
  });

  it('names the project type of the home page in words', () => {
    const [{ value, label }] = projectTypes;
    expect(read(replyAddress(contactRow(1, { subject: value }))).subject).toBe(`Re: ${label}`);
  });

  it('cannot be made to write to others, or under another subject', () => {
    const { to, subject } = read(
      replyAddress(contactRow(1, { email: 'a@example.com?bcc=b@example.com', subject: 'Re: x&body=y' })),
    );
    expect([to, subject]).toEqual(['a@example.com%3Fbcc%3Db%40example.com', 'Re: x&body=y']);
  });

  it('quotes the beginning of a long message, so that mail programs take the address', () => {
    const { body } = read(replyAddress(contactRow(1, { message: 'x'.repeat(5_000) })));
    expect(body).toMatch(/x{1200} \[…\]$/);
  });
});

describe('telephoneAddress', () => {
  it.each([
    ['(520) 555-0142', 'tel:+15205550142'],
    ['1 520 555 0142', 'tel:+15205550142'],
    ['+44 20 7946 0000', 'tel:+442079460000'],
    ['555-0142', 'tel:5550142'],
  ])('%s', (phone, address) => {
    expect(telephoneAddress(phone)).toBe(address);
  });

  it.each([
    ['912 345 678', 'PT', 'tel:+351912345678'],
    ['020 7946 0000', 'GB', 'tel:+442079460000'],
    ['+1 520 555 0142', 'PT', 'tel:+15205550142'],
  ] as const)('%s in %s', (phone, country, address) => {
    expect(telephoneAddress(phone, country)).toBe(address);
  });
});

describe('telephoneInWords', () => {
  it.each([
    ['5205550142', 'US', '(520) 555-0142'],
    ['+1 520.555.0142', 'US', '(520) 555-0142'],
    ['+44 2079460000', 'US', '+44 20 7946 0000'],
    ['+12425550142', 'US', '+1 242 555 0142'], // the Bahamas have the same code
    ['912345678', 'PT', '912 345 678'],
    ['555-0142', 'US', '555-0142'],
    ['520 555 0142, after five', 'US', '520 555 0142, after five'],
    ['ask for Ana', 'US', 'ask for Ana'],
  ] as const)('%s in %s', (phone, country, shown) => {
    expect(telephoneInWords(phone, country)).toBe(shown);
  });
});
