import { describe, expect, it } from 'vitest';
import { parseCsv } from '#server/import/csv.ts';
import { isSubscriberList, peopleIn } from '#server/import/formats/subscribers/columns.ts';

const read = (text: string) =>
  peopleIn(parseCsv(text)).map(({ email, state, at }) => [email, state, at?.toISOString() ?? null]);

describe('lists of subscribers (11)', () => {
  it.each([
    [
      'Mailchimp’s subscribed',
      'Email Address,First Name,MEMBER_RATING,OPTIN_TIME,CONFIRM_TIME,LEID\na@x.example,A,2,2020-01-01 00:00:00,2020-05-03 10:00:00,1',
      'agreed',
      '2020-05-03T10:00:00.000Z',
    ],
    [
      'Mailchimp’s unsubscribed',
      'Email Address,OPTIN_TIME,LEID,UNSUB_TIME,UNSUB_REASON\na@x.example,2020-01-01 00:00:00,1,2020-05-03 10:00:00,N/A',
      'gone',
      '2020-05-03T10:00:00.000Z',
    ],
    [
      'Mailchimp’s unsubscribed without a time',
      'Email Address,OPTIN_TIME,LEID,UNSUB_TIME\na@x.example,2020-01-01 00:00:00,1,',
      'gone',
      null,
    ],
    [
      'Mailchimp’s cleaned',
      'Email Address,OPTIN_TIME,LEID,CLEAN_TIME\na@x.example,,1,2020-05-03 10:00:00',
      'gone',
      '2020-05-03T10:00:00.000Z',
    ],
    [
      'Mailchimp’s non-subscribed',
      'Email Address,OPTIN_TIME,CONFIRM_TIME,LEID\na@x.example,,,1',
      'unasked',
      null,
    ],
    [
      'Substack’s, who pays nothing',
      'email,active_subscription,expiry,email_disabled,created_at\na@x.example,false,,false,2020-05-03T10:00:00.000Z',
      'agreed',
      '2020-05-03T10:00:00.000Z',
    ],
    [
      'Substack’s, who gets no email',
      'email,active_subscription,email_disabled,created_at\na@x.example,true,true,2020-05-03T10:00:00.000Z',
      'gone',
      null,
    ],
    [
      'Kit’s',
      'first_name,email_address,state,created_at\nA,a@x.example,active,2020-05-03 10:00:00',
      'agreed',
      '2020-05-03T10:00:00.000Z',
    ],
    ['Kit’s unconfirmed', 'email_address,state\na@x.example,inactive', 'unasked', null],
    ['Kit’s bounced', 'email_address,state\na@x.example,bounced', 'gone', null],
    [
      'Ghost’s',
      'id,email,name,note,subscribed_to_emails,complimentary_plan,stripe_customer_id,created_at,deleted_at\n1,a@x.example,A,,true,,,2020-05-03T10:00:00.000Z,',
      'agreed',
      '2020-05-03T10:00:00.000Z',
    ],
    [
      'Ghost’s without newsletters',
      'id,email,subscribed_to_emails,created_at\n1,a@x.example,false,2020-05-03T10:00:00.000Z',
      'gone',
      null,
    ],
    ['plain with a heading', 'E-mail\na@x.example', 'agreed', null],
    ['plain pending', 'email,status\na@x.example,Pending', 'unasked', null],
    ['plain without one', 'a@x.example', 'agreed', null],
  ])('tells the state of %s', (_, text, state, at) => {
    expect(read(text)).toEqual([['a@x.example', state, at]]);
  });

  it('has cells with separators, line breaks and quotation marks, between commas, semicolons or tabs', () => {
    expect(parseCsv('a,"b, ""c""\nd",e\r\n1,2,3\r\n\r\n')).toEqual([
      ['a', 'b, "c"\nd', 'e'],
      ['1', '2', '3'],
    ]);
    expect(parseCsv('"a,b";c\n1;2')).toEqual([
      ['a,b', 'c'],
      ['1', '2'],
    ]);
    expect(parseCsv('\uFEFFa\tb\n=1+1\t@x')).toEqual([
      ['a', 'b'],
      ['=1+1', '@x'],
    ]);
  });

  it.each(['name,phone\nA,1', '', 'just words', 'title: a'])('is none: %j', (text) => {
    expect(isSubscriberList(parseCsv(text))).toBe(false);
  });
});
