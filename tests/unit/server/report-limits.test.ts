// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { fieldGroups, headerOf } from '#server/mail/reports/fields.ts';
import { readArrival } from '#server/mail/reports/read-arrival.ts';
import { namesMailbox, reasonOf } from '#server/mail/reports/said.ts';
import { smtpFailure } from '#server/mail/smtp-failure.ts';

const SIZE = 100_000;

const status = (lines: string, returned = 'Subject: News') =>
  [
    'Content-Type: multipart/report; boundary=b\r\n\r\n--b\r\nContent-Type: message/delivery-status\r\n',
    `Action: failed\r\n${lines}\r\n--b\r\nContent-Type: text/rfc822-headers\r\n`,
    `${returned}\r\n--b--\r\n`,
  ].join('\r\n');
const words = (text: string) =>
  `From: MAILER-DAEMON@mail.example\r\nSubject: failure notice\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;

/** Messages that cost time that grows with the square of their size, where a pattern or a list is used carelessly. */
const BIG: Record<string, string> = {
  'fields of one name': status('a:\r\n'.repeat(40_000)),
  'a header of its own': words('').replace('Content-Type', `${'a:\r\n'.repeat(40_000)}Content-Type`),
  'a long diagnosis': status(`Diagnostic-Code: smtp; ${'a'.repeat(SIZE)}`),
  'a long Message-ID': status('', `Message-ID: ${'a'.repeat(SIZE)}`),
  'a field of spaces': status('', `a:${' '.repeat(SIZE)}\u2028`),
  'a line of dashes': words('-'.repeat(SIZE)),
};

/** With each of these the careless way takes longer than a test may. */
describe('a message of a few hundred kilobytes is read in no time', () => {
  it.each(Object.entries(BIG))('%s', async (_what, source) => {
    const arrival = await readArrival(Buffer.from(source));
    expect(arrival.is).toBe('report');
  });

  it('a long reply', () => {
    const long = `550 ${'a'.repeat(SIZE)}`;
    expect(smtpFailure({ code: 'EENVELOPE', responseCode: 550, response: long }).reason).toHaveLength(300);
    expect(reasonOf(long, '')).toHaveLength(300);
    expect(namesMailbox('', long)).toBe(false);
  });
});

describe('of fields', () => {
  it('500 are kept in all groups together', () => {
    const groups = fieldGroups('a: 1\r\nb: 2\r\n\r\n'.repeat(400));
    expect(groups).toHaveLength(250);
    expect(headerOf('a: 1\r\n'.repeat(501)).get('a')).toHaveLength(500);
  });

  it('2,000 characters of a value are kept', () => {
    expect(headerOf(`a: ${'x'.repeat(5_000)}`).get('a')).toEqual(['x'.repeat(2_000)]);
  });
});

it('an answer to an invitation is not looked for in more than 64 KB', async () => {
  const answer = (summary: string) =>
    Buffer.from(
      [
        'Content-Type: text/calendar; method=REPLY\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT',
        `SUMMARY:${summary}\r\nUID:a@site.example\r\nATTENDEE;PARTSTAT=DECLINED:mailto:a@b.example`,
        'END:VEVENT\r\nEND:VCALENDAR\r\n',
      ].join('\r\n'),
    );
  expect((await readArrival(answer('x'))).is).toBe('answer');
  expect((await readArrival(answer('x'.repeat(64 * 1024)))).is).toBe('other');
});
