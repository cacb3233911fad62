import { describe, expect, it } from 'vitest';
import { campaignDelay, hasTriedEnough, holdDelay, retryDelay } from '#server/mail/retry.ts';
import { smtpFailure } from '#server/mail/smtp-failure.ts';

/** What nodemailer rejects with when the server gives `reply` to `command`. */
function refusal(command: string, reply: string) {
  return Object.assign(new Error(`Refused: ${reply}`), {
    code: command === 'message' ? 'EMESSAGE' : 'EENVELOPE',
    command: command === 'message' ? 'DATA' : command,
    response: reply,
    responseCode: Number(reply.slice(0, 3)),
  });
}

describe('what a failed delivery means', () => {
  it.each([
    ['RCPT TO', '550 5.1.1 No such user', 'address'],
    ['RCPT TO', '550 No such user here', 'address'],
    ['RCPT TO', '554 5.7.1 Relay access denied', 'policy'],
    ['RCPT TO', '550 relay not permitted', 'policy'],
    ['RCPT TO', '552 5.2.2 Mailbox full', 'policy'],
    ['RCPT TO', '554 Transaction failed', 'policy'],
    ['RCPT TO', '452 4.2.2 Mailbox full', 'later'],
    ['RCPT TO', '503 Bad sequence', 'later'],
    ['DATA', '554 5.5.1 No valid recipients', 'content'],
    ['message', '550 5.1.1 No such user', 'content'],
    ['message', '554 5.6.0 Malformed', 'content'],
    ['message', '550 5.4.5 Daily sending quota exceeded', 'policy'],
    ['message', '452 4.3.1 Out of room', 'later'],
    ['MAIL FROM', '552 5.3.4 Message size exceeds fixed limit', 'content'],
    ['MAIL FROM', '550 5.7.1 Not your domain', 'server'],
    ['MAIL FROM', '550 User unknown', 'server'],
    ['MAIL FROM', '451 Try again', 'server'],
    ['RCPT TO', '530 5.7.0 Authentication required', 'server'],
    ['RCPT TO', '421 4.7.0 Too many messages', 'server'],
    ['message', '421 Shutting down', 'server'],
  ])('%s answered with %j: %s', (command, reply, kind) => {
    expect(smtpFailure(refusal(command, reply))).toEqual({ kind, reason: reply });
  });

  it.each([
    ['ECONNECTION', 'Connection closed unexpectedly'],
    ['ESOCKET', 'connect ECONNREFUSED 127.0.0.1:25'],
    ['ESOCKET', 'self-signed certificate'],
    ['ETIMEDOUT', 'Greeting never received'],
    ['EDNS', 'getaddrinfo ENOTFOUND mail.invalid'],
    ['ETLS', 'Error upgrading connection with STARTTLS'],
    ['EAUTH', 'Invalid login: 535 5.7.8 Bad credentials'],
    ['ENOSPC', 'no space left on device'],
  ])('%s (%s) is the server’s', (code, message) => {
    const failure = smtpFailure(Object.assign(new Error(message), { code }));
    expect(failure).toEqual({ kind: 'server', reason: message });
  });

  it.each([
    ['550 5.1.1 <ana@bakery.example> no such mailbox', '550 5.1.1 (address) no such mailbox'],
    ['550 ana+news@bakery.example: Recipient unknown', '550 (address) Recipient unknown'],
    ['550-5.1.1 The account\r\n550 does not exist', '550-5.1.1 The account 550 does not exist'],
  ])('gives a reason that names no address: %j', (reply, reason) => {
    expect(smtpFailure(refusal('RCPT TO', reply))).toEqual({ kind: 'address', reason });
  });

  it('finds a message that nodemailer itself rejects at fault', () => {
    const error = Object.assign(new Error('Message size larger than allowed 1000'), { code: 'EMESSAGE' });
    expect(smtpFailure(error).kind).toBe('content');
  });

  it('puts the reason into one line of no more than 300 characters', () => {
    const { reason } = smtpFailure(refusal('RCPT TO', `550-5.1.1 No\n550 5.1.1 ${'such user '.repeat(90)}`));
    expect(reason).toMatch(/^550-5\.1\.1 No 550 5\.1\.1 such user/);
    expect(reason.length).toBeLessThanOrEqual(300);
  });
});

describe('when it is tried again', () => {
  it('a message waits from half a minute to six hours, and is given up after nearly three days', () => {
    let hours = 0;
    let attempts = 1;
    for (; !hasTriedEnough(attempts); attempts += 1) {
      const delay = retryDelay(attempts);
      expect(delay).toBeGreaterThanOrEqual(24_000);
      expect(delay).toBeLessThanOrEqual(7.2 * 3_600_000);
      hours += delay / 3_600_000;
    }
    expect(attempts).toBe(20);
    expect(hours).toBeGreaterThan(48);
    expect(hours).toBeLessThan(76);
  });

  it('a campaign that is refused alike waits a quarter of an hour, and six hours at most, for nearly three days', () => {
    expect([1, 2, 3].map((trial) => campaignDelay(trial) / 60_000)).toEqual([15, 30, 60]);
    expect(campaignDelay(40)).toBe(6 * 3_600_000);
    let hours = 0;
    for (let refusals = 5; !hasTriedEnough(refusals); refusals += 1)
      hours += campaignDelay(refusals - 4) / 3_600_000;
    expect(hours).toBeGreaterThan(48);
    expect(hours).toBeLessThan(76);
  });

  it('a server is tried again after five seconds, and at least every six minutes', () => {
    expect(holdDelay(1)).toBeGreaterThanOrEqual(4_000);
    for (const failure of [1, 2, 10, 2_000]) expect(holdDelay(failure)).toBeLessThanOrEqual(6 * 60_000);
  });
});
