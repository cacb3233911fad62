import { describe, expect, it } from 'vitest';
import { areAlike, refusalName, withoutRecipient } from '#server/mail/refusal-reason.ts';

describe('two refusals', () => {
  it.each([
    ['550 relay not permitted', '550 Relay not permitted'],
    ['550 5.1.1 (address) User unknown; id 1', '550 5.1.1 (address) User unknown; id 27'],
    [
      '550 Domain example.com has exceeded the max emails per hour (201/200 (100%)) allowed.',
      '550 Domain example.com has exceeded the max emails per hour (202/200 (101%)) allowed.',
    ],
    [
      '550 5.4.5 Daily sending quota exceeded. a1sm23 - gsmtp',
      '550 5.4.5 Daily sending quota exceeded. b9sm7 - gsmtp',
    ],
    ['550 host mx1.bakery.example said no', '550 host mail.corp.example said no'],
    [
      '550 Invalid Recipient - https://help.example/a [aBcDeF]',
      '550 Invalid Recipient - https://help.example/b [xYz]',
    ],
    ['550-5.1.1 The account 550 5.1.1 is gone', '550-5.1.1 The account 550 5.1.1 is gone'],
  ])('are alike: %j and %j', (one, other) => {
    expect(areAlike(one, other)).toBe(true);
    expect(refusalName(one)).toBe(refusalName(other));
  });

  it.each([
    ['550 relay not permitted', '550 User unknown'],
    ['550 5.1.1 no', '550 5.2.1 no'],
    ['550 no', '554 no'],
    ['550 no', null],
    [null, null],
  ])('are not alike: %j and %j', (one, other) => {
    expect(areAlike(one, other)).toBe(false);
  });
});

describe('a refusal that quotes the recipient', () => {
  it.each([
    ['550 5.1.1 User ana.ruiz unknown', 'ana.ruiz@bakery.example', '550 5.1.1 User (address) unknown'],
    ['550 Ana: no such user', 'ana@bakery.example', '550 (address): no such user'],
    ['550 banana unknown', 'ana@bakery.example', '550 banana unknown'],
    ['550 5.1.1 no', '550@bakery.example', '550 5.1.1 no'],
    ['550 a+b(c unknown', 'a+b(cde@bakery.example', '550 a+b(c unknown'],
  ])('%j about %s becomes %j', (reason, recipient, expected) => {
    expect(withoutRecipient(reason, recipient)).toBe(expected);
  });
});
