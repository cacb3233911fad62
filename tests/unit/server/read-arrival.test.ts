// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readArrival } from '#server/mail/reports/read-arrival.ts';
import { reportSample, SAMPLE_VALUES, sampleNames } from '#tests/support/report-samples.ts';

const { reference, messageId, recipient, uid } = SAMPLE_VALUES;

/** What each sample is: a kind of report and whether the email was given up, or something else. */
const EXPECTED: Record<string, [what: string, reason: RegExp]> = {
  'postfix-unknown-user': [
    'hard, given up',
    /^550 5\.1\.1 \(address\): Recipient address rejected: User unknown/,
  ],
  'postfix-policy': ['soft, given up', /^554 5\.7\.1 Service unavailable/],
  'postfix-delayed': ['soft', /^connect to mx\.example\.net\[192\.0\.2\.20\]:25: Connection timed out$/],
  'icloud-mailbox-full': ['soft, given up', /^552 5\.2\.2 \(address\): user is over quota$/],
  'yahoo-no-account': [
    'hard, given up',
    /^554 delivery error: dd This user doesn't have a example\.net account/,
  ],
  'exim-plain': ['hard, given up', /^550 5\.1\.1 \(address\): Recipient address rejected: User unknown$/],
  'exim-quota': ['soft, given up', /^552 5\.2\.2 Mailbox size limit exceeded$/],
  'sendmail-unknown-user': ['hard, given up', /^550 5\.1\.1 \(address\)\.\.\. User unknown$/],
  qmail: ['hard, given up', /^550 sorry, no mailbox here by that name\. \(#5\.1\.1\)/],
  'exchange-5.5': ['hard, given up', /^The recipient name is not recognized$/],
  'microsoft-365-not-found': ['hard, given up', /^550 5\.1\.10 RESOLVER\.ADR\.RecipientNotFound/],
  'microsoft-365-blocked': ['soft, given up', /^550 5\.7\.606 Access denied, banned sending IP/],
  'gmail-no-account': [
    'hard, given up',
    /^550-5\.1\.1 The email account that you tried to reach does not exist/,
  ],
  'gmail-over-quota': ['soft, given up', /^452-4\.2\.2 The recipient's inbox is out of storage space/],
  'gmail-delayed': ['soft', /^The recipient server did not accept our requests to connect/],
  'amazon-ses': ['hard, given up', /^550 5\.1\.1 user unknown$/],
  smtputf8: ['hard, given up', /^550 5\.1\.1 \(address\): okänd$/],
  'yahoo-complaint': ['complaint', /^Called spam by the reader/],
  'outlook-complaint': ['complaint', /^Called spam by the reader \(JMRP\)\.$/],
  'outlook-complaint-before-2026': ['complaint', /^Called spam by the reader \(Outlook\.com\)\.$/],
  'comcast-complaint': ['complaint', /^Called spam by the reader \(ReturnPathFBL\)\.$/],
  'opt-out': ['unsubscribe', /^Has left at the mail provider\.$/],
};
const NOTICES = ['postfix-delivered', 'sendmail-relayed', 'not-spam', 'auth-failure'];
const OTHERS = ['out-of-office', 'vacation', 'person', 'calendar-request'];
const ANSWERS = { 'google-calendar-declined': true, 'outlook-declined': true, 'apple-accepted': false };

/** The reports whose returned email has no readable reference but its Message-ID, or that return none. */
describe('a report', () => {
  it.each(Object.entries(EXPECTED))('%s is read', async (name, [what, reason]) => {
    const arrival = await readArrival(reportSample(name));
    if (arrival.is !== 'report') throw new Error(`It was read as ${arrival.is}.`);
    const { report } = arrival;
    expect(`${report.kind}${report.gaveUp ? ', given up' : ''}`).toBe(what);
    expect(report.reason).toMatch(reason);
    expect(report.reason).not.toContain('@');
    expect(report.mail.references).toEqual([reference]);
    expect(report.mail.recipient).toBeNull();
    expect(report.signed).toBe(false);
  });

  it.each(['postfix-unknown-user', 'exim-plain', 'qmail', 'gmail-no-account', 'outlook-complaint'])(
    '%s names the Message-ID, too',
    async (name) => {
      const arrival = await readArrival(reportSample(name));
      expect(arrival.is === 'report' && arrival.report.mail.messageIds).toEqual([messageId]);
    },
  );

  it('is the same report whenever it is read, and another one than any other', async () => {
    const keys: string[] = [];
    for (const name of Object.keys(EXPECTED)) {
      const [one, again] = [await readArrival(reportSample(name)), await readArrival(reportSample(name))];
      if (one.is !== 'report') throw new Error(name);
      expect(again).toEqual(one);
      keys.push(one.report.key);
    }
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(NOTICES)('%s needs nothing done', async (name) => {
    expect(await readArrival(reportSample(name))).toEqual({ is: 'notice' });
  });

  it('is read though it breaks off after its first kilobytes', async () => {
    const whole = reportSample('postfix-unknown-user');
    const arrival = await readArrival(whole.subarray(0, whole.indexOf('Subject: Autumn news')));
    expect(arrival).toMatchObject({
      is: 'report',
      report: { kind: 'hard', mail: { references: [reference] } },
    });
  });

  it('finds the reference whatever the case in which an address comes back', async () => {
    const returnPath = SAMPLE_VALUES.returnPath.toUpperCase();
    const arrival = await readArrival(reportSample('exchange-5.5', { returnPath }));
    expect(arrival.is === 'report' && arrival.report.mail.references).toEqual([reference]);
  });
});

const ATTENDEE = 'ATTENDEE;PARTSTAT=DECLINED:mailto:a@b.example';

describe('an answer to an invitation', () => {
  it.each(Object.entries(ANSWERS))('%s: declined is %s', async (name, declined) => {
    const answer = { uid, sequence: 0, attendee: recipient, declined };
    expect(await readArrival(reportSample(name))).toEqual({ is: 'answer', answer });
  });
});

describe('something else', () => {
  it.each(OTHERS)('is left to a person: %s', async (name) => {
    expect(await readArrival(reportSample(name))).toEqual({ is: 'other' });
  });

  const bytes = Uint8Array.from({ length: 4_096 }, (_, index) => (index * 7_919) % 256);
  it.each([
    ['nothing', new Uint8Array()],
    ['bytes without a meaning', bytes],
    ['a header alone', Buffer.from('Subject: Undelivered Mail Returned to Sender\r\n')],
    [
      'a report without a machine’s part',
      Buffer.from('Content-Type: multipart/report; boundary=b\r\n\r\n--b--\r\n'),
    ],
    ['parts in parts', Buffer.from(nested(500))],
    [
      'a broken calendar file',
      Buffer.from('Content-Type: text/calendar; method=REPLY\r\n\r\nBEGIN:VCALENDAR\r\nMETHOD'),
    ],
    ['an empty calendar file', answer('')],
    ['an answer that answers nothing', answer('ATTENDEE:mailto:a@b.example')],
    ['an answer whose version is a date', answer(`SEQUENCE;VALUE=DATE-TIME:zzz\r\n${ATTENDEE}`)],
    ['an answer of a date', answer('ATTENDEE;PARTSTAT=DECLINED;VALUE=DATE-TIME:foo')],
  ])('is left to a person: %s', async (_what, source) => {
    expect(await readArrival(source)).toEqual({ is: 'other' });
  });
});

it('has a verdict on every sample', () => {
  const known = [...Object.keys(EXPECTED), ...NOTICES, ...OTHERS, ...Object.keys(ANSWERS)];
  expect(known.sort()).toEqual(sampleNames.sort());
});

/** A calendar file that answers, with these lines in its event. */
function answer(lines: string): Buffer {
  const event =
    lines === ''
      ? ''
      : `BEGIN:VCALENDAR\r\nMETHOD:REPLY\r\nBEGIN:VEVENT\r\n${lines}\r\nEND:VEVENT\r\nEND:VCALENDAR`;
  return Buffer.from(`Content-Type: text/calendar; method=REPLY\r\n\r\n${event}`);
}

function nested(depth: number): string {
  const open = Array.from(
    { length: depth },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
  );
  return open.join('');
}
