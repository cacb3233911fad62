// @vitest-environment node
import { expect, it } from 'vitest';
import { smtpFailure } from '#server/mail/smtp-failure.ts';

it.each([
  ['550 5.1.1 <ana@bakery.example> no such mailbox', '550 5.1.1 (address) no such mailbox'],
  ['550 ana+news@bakery.example: Recipient address rejected', '550 (address) Recipient address rejected'],
  ['550-5.1.1 The account\r\n550 does not exist', '550-5.1.1 The account 550 does not exist'],
])('the reason of a failure names no address: %j', (response, reason) => {
  const error = { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550, response };
  expect(smtpFailure(error)).toEqual({ kind: 'recipient', reason });
});
