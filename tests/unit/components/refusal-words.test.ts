import { describe, expect, it } from 'vitest';
import { refusalInWords, refusalsInWords } from '#app/components/dashboard/refusal-words.ts';

describe('why an email did not arrive', () => {
  it.each([
    ['550 5.1.1 The email account does not exist.', 'There is no such address'],
    ['550-5.1.10 RESOLVER.ADR.RecipientNotFound', 'There is no such address'],
    ['550 no such mailbox', 'There is no such address'],
    ['552 5.2.2 Over quota', 'The mailbox is full'],
    ['4.2.2 Try later', 'The mailbox is full'],
    ['550 5.2.1 Disabled', 'The mailbox is switched off'],
    ['552 5.3.4 Message size exceeds fixed limit', 'The email is too large for the mailbox'],
    ['554 5.7.1 Service unavailable; blocked', 'The mail server took the email for unwanted'],
    ['Connection timeout', 'The mail server could not be reached'],
    // An address of the sender's, and a number that is no code.
    ['550 5.1.8 Sender rejected', 'The mail server refused the email'],
    ['550 5.7.1.9 is listed', 'The mail server refused the email'],
  ])('%j is said as %j, with the server’s line', (reason, words) => {
    expect(refusalInWords(reason)).toEqual({ words, reply: reason });
  });

  it('is counted once, however servers put it', () => {
    const failures = [
      { reason: '550 no such mailbox', count: 2 },
      { reason: '552 5.2.2 Over quota', count: 1 },
      { reason: '550 5.1.1 User unknown', count: 3 },
    ];
    expect(refusalsInWords(failures)).toEqual([
      { words: 'There is no such address', count: 5 },
      { words: 'The mailbox is full', count: 1 },
    ]);
  });

  it('leaves what is in words already', () => {
    expect(refusalInWords('The mail could not be made.')).toEqual({
      words: 'The mail could not be made.',
      reply: null,
    });
  });
});
