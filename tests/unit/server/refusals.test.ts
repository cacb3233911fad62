import { describe, expect, it } from 'vitest';
import { enhancedStatus, refusalKind, type RefusalKind } from '#server/mail/refusal.ts';

/** The kind of a reply, as to RCPT TO or to DATA. */
function kindOf(reply: string, atRecipient: boolean): RefusalKind {
  const [code = ''] = reply.split(/[ -]/);
  return refusalKind({ code: Number(code), status: enhancedStatus(reply), text: reply, atRecipient });
}

/** Replies as these programs and providers give them; addresses, hosts and numbers are examples. */
const TO_RECIPIENT: Record<string, [reply: string, kind: RefusalKind][]> = {
  Gmail: [
    [
      "550-5.1.1 The email account that you tried to reach does not exist. Please try\n550-5.1.1 double-checking the recipient's email address for typos or\n550-5.1.1 unnecessary spaces. For more information, go to\n550 5.1.1  https://support.google.com/mail/?p=NoSuchUser a1-20020a05 - gsmtp",
      'address',
    ],
    ['550 5.2.1 The email account that you tried to reach is disabled. k7si12 - gsmtp', 'address'],
    [
      '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents additional messages from being delivered. - gsmtp',
      'policy',
    ],
    ['552 5.2.2 The email account that you tried to reach is over quota. - gsmtp', 'policy'],
    [
      '452 4.2.2 The email account that you tried to reach is over quota and inactive. Please direct the recipient to the help - gsmtp',
      'later',
    ],
    ['550 5.4.5 Daily sending quota exceeded. a1sm23 - gsmtp', 'policy'],
    ['550 5.4.5 Daily user sending limit exceeded. For more information on Gmail - gsmtp', 'policy'],
    [
      '550 5.7.1 Mail relay denied [192.0.2.7]. Invalid credentials for relay for one of the domains',
      'policy',
    ],
    ['450 4.2.1 The user you are trying to contact is receiving mail too quickly.', 'later'],
    ['450 4.2.1 Peak SMTP relay limit exceeded for customer.', 'later'],
    ['452 4.5.3 Domain policy size per transaction exceeded', 'policy'],
  ],
  'Outlook and Exchange Online': [
    [
      '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient ana@bakery.example not found by SMTP address lookup',
      'address',
    ],
    ['550 5.1.1 RESOLVER.ADR.ExRecipNotFound; not found', 'address'],
    // Also what a tenant says that has not been set up for the domain.
    [
      '550 5.4.1 Recipient address rejected: Access denied. AS(201806281) [DB3EUR04.protection.outlook.com]',
      'policy',
    ],
    ['550 5.5.0 Requested action not taken: mailbox unavailable (S2017062302).', 'policy'],
    ['550 5.7.708 Access denied, traffic not accepted from this IP.', 'policy'],
    ['550 5.7.705 Access denied, tenant has exceeded threshold.', 'policy'],
    [
      "550 5.1.8 Access denied, bad outbound sender. Your account was blocked because it's suspected of sending spam",
      'policy',
    ],
    [
      '550 5.1.90 Your message can’t be sent because you’ve reached your daily limit for recipients',
      'policy',
    ],
    ['554 5.2.2 mailbox full; STOREDRV.Deliver.Exception:QuotaExceededException', 'policy'],
    [
      '550 5.7.511 Access denied, banned sender[192.0.2.7]. To request removal from this list forward this message',
      'policy',
    ],
    [
      "550 5.7.1 Unfortunately, messages from [192.0.2.7] weren't sent. Please contact your Internet service provider since part of their network is on our block list (S3150).",
      'policy',
    ],
    ['432 4.3.2 STOREDRV.Deliver; recipient thread limit exceeded', 'policy'],
  ],
  Yahoo: [
    ['552 1 Requested mail action aborted, mailbox not found', 'address'],
    [
      "554 delivery error: dd This user doesn't have a yahoo.com account (ana@yahoo.com) [0] - mta1.mail.yahoo.com",
      'address',
    ],
    [
      '554 delivery error: dd Sorry your message to ana@yahoo.com cannot be delivered. This account has been disabled or discontinued [#102].',
      'address',
    ],
    [
      '553 5.7.1 [BL21] Connections will not be accepted from 192.0.2.7, because the ip is in Spamhaus’s list',
      'policy',
    ],
    ['554 5.7.9 Message not accepted for policy reasons.', 'policy'],
    [
      '451 4.7.1 [TSS04] Messages from 192.0.2.7 temporarily deferred due to unexpected volume or user complaints',
      'later',
    ],
  ],
  'AOL and AT&T': [
    ['550 5.1.1 <ana@aol.com>: Email address could not be found, or was misspelled (G8)', 'address'],
    ['550 5.2.1 <ana@prodigy.net>... Addressee unknown, relay=[192.0.2.7]', 'address'],
    [
      '550 5.7.1 Connections not accepted from servers without a valid sender domain. Fix reverse DNS for 192.0.2.7',
      'policy',
    ],
  ],
  iCloud: [
    ['550 5.1.1 <ana@icloud.com>: user does not exist', 'address'],
    ['550 5.1.6 <ana@icloud.com>: recipient no longer on server: ana@icloud.com', 'address'],
    ['552 5.2.2 <ana@icloud.com>: user is over quota', 'policy'],
    [
      '554 5.7.1 [CS01] Message rejected due to local policy. Please visit https://support.apple.com/',
      'policy',
    ],
    ['550 5.7.0 Blocked - see https://ipcheck.proofpoint.com/?ip=192.0.2.7', 'policy'],
  ],
  Postfix: [
    [
      '550 5.1.1 <ana@bakery.example>: Recipient address rejected: User unknown in local recipient table',
      'address',
    ],
    [
      '550 5.1.1 <ana@bakery.example>: Recipient address rejected: User unknown in relay recipient table',
      'address',
    ],
    [
      '550 5.1.1 <ana@bakery.example>: Recipient address rejected: undeliverable address: host mx.bakery.example said: 550 5.1.1 User unknown',
      'address',
    ],
    [
      '556 5.1.10 <ana@bakery.example>: Recipient address rejected: Domain bakery.example does not accept mail',
      'address',
    ],
    ['554 5.7.1 <ana@bakery.example>: Relay access denied', 'policy'],
    [
      '550 5.7.1 Service unavailable; Client host [192.0.2.7] blocked using zen.spamhaus.org; https://www.spamhaus.org/query/ip/192.0.2.7',
      'policy',
    ],
    ['554 5.7.1 <ana@bakery.example>: Recipient address rejected: Access denied', 'policy'],
    ['550 5.1.8 <wren@example.com>: Sender address rejected: Domain not found', 'policy'],
    [
      '550 5.1.0 <wren@example.com>: Sender address rejected: User unknown in virtual mailbox table',
      'policy',
    ],
    ['552 5.3.4 Message size exceeds fixed limit', 'content'],
    [
      '450 4.2.0 <ana@bakery.example>: Recipient address rejected: Greylisted, see http://postgrey.example',
      'later',
    ],
    ['450 4.7.1 Error: too much mail from 192.0.2.7', 'policy'],
    ['452 4.5.3 Error: too many recipients', 'policy'],
  ],
  Exim: [
    ['550 Unknown user', 'address'],
    ['550 unknown local-part "ana" in domain "bakery.example"', 'address'],
    ['550 No such user here', 'address'],
    ['550 relay not permitted', 'policy'],
    // It asks about the sender, and quotes what it was told of that.
    [
      '550-Verification failed for <wren@example.com>\n550-Called:   192.0.2.9\n550-Sent:     RCPT TO:<wren@example.com>\n550-Response: 550 5.1.1 User unknown\n550 Sender verify failed',
      'policy',
    ],
    ['550 Administrative prohibition', 'policy'],
    // It also says this while it does not find its own way to a domain.
    ['550 Unrouteable address', 'policy'],
    ['550 rejected because 192.0.2.7 is in a black list at bl.spamcop.net', 'policy'],
    ['451 Temporary local problem - please try later', 'later'],
  ],
  Sendmail: [
    ['550 5.1.1 <ana@bakery.example>... User unknown', 'address'],
    [
      '550 5.1.2 <ana@bakery.example>... Host unknown (Name server: bakery.example: host not found)',
      'address',
    ],
    ['553 5.1.3 <ana@bakery.example>... Invalid route address', 'address'],
    ['550 5.7.1 <ana@bakery.example>... Relaying denied. Proper authentication required.', 'policy'],
    ['550 5.7.1 <ana@bakery.example>... Access denied', 'policy'],
    ['452 4.4.5 Insufficient disk space; try again later', 'later'],
  ],
  qmail: [
    ['550 sorry, no mailbox here by that name. (#5.1.1)', 'address'],
    ['511 sorry, no mailbox here by that name (#5.1.1 - chkuser)', 'address'],
    ["553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)", 'policy'],
    ['553 sorry, that domain is not in my list of allowed recipient hosts', 'policy'],
    ['571 sorry, you are violating our security policies (#5.7.1 - chkuser)', 'policy'],
    ['552 sorry, that message size exceeds my databytes limit (#5.3.4)', 'content'],
  ],
  'Amazon SES': [
    [
      '554 Message rejected: Email address is not verified. The following identities failed the check in region EU-WEST-1: ana@bakery.example',
      'policy',
    ],
    ['554 Sending suspended for this account. For more information, please check the inbox', 'policy'],
    ['450 Throttling failure: Maximum sending rate exceeded.', 'policy'],
    ['450 Throttling failure: Daily message quota exceeded.', 'policy'],
  ],
  Mailgun: [
    ['550 5.7.1 Relaying denied', 'policy'],
    [
      '550 Domain example.com is not allowed to send: The domain is unverified and requires DNS configuration.',
      'policy',
    ],
    [
      '550 Sandbox subdomains are for test purposes only. Please add your own domain or add the address to authorized recipients',
      'policy',
    ],
  ],
  Postmark: [
    [
      '554 5.7.1 While your account is pending approval, all recipient addresses must share the same domain as the From address.',
      'policy',
    ],
    ["550 5.7.1 The 'From' address you supplied is not a Sender Signature on your account.", 'policy'],
    ['550 5.7.1 You have run out of credits', 'policy'],
  ],
  SendGrid: [
    [
      '550 The from address does not match a verified Sender Identity. Mail cannot be sent until this error is resolved.',
      'policy',
    ],
    ['550 Unauthenticated senders not allowed', 'policy'],
    ['451 Authentication failed: Maximum credits exceeded', 'policy'],
  ],
  'GMX and web.de': [
    [
      '550 Requested action not taken: mailbox unavailable\n550 For explanation visit https://postmaster.gmx.net/en/error-messages?ip=192.0.2.7&c=rejected',
      'policy',
    ],
    ['554 gmx.net (mxgmx009) Nemesis ESMTP Service not available; Bad DNS PTR resource record.', 'policy'],
    ['550 Requested action not taken: The email exceeded the quota of the mailbox', 'policy'],
    ['450 4.7.0 Mail send limit exceeded. For explanation visit http://postmaster.gmx.com', 'policy'],
  ],
  Zoho: [
    ['550 5.1.1 User Unknown - <ana@bakery.example>', 'address'],
    ['550 5.4.6 Unusual sending activity detected. Please try after sometime', 'policy'],
    ['553 Relaying disallowed as wren@example.com', 'policy'],
    ['550 5.7.1 Email cannot be delivered. Reason: Email flagged as Spam.', 'policy'],
  ],
  cPanel: [
    ['550 "No Such User Here"', 'address'],
    [
      '550 Domain example.com has exceeded the max emails per hour (100/100 (100%)) allowed. Message will be reattempted later',
      'policy',
    ],
    [
      '550-mail.example.com [192.0.2.7]:51234 is currently not permitted to relay through this\n550-server. Perhaps you have not logged into the pop/imap server in the last 30\n550-minutes or do not have SMTP Authentication turned on in your email client.\n550 ',
      'policy',
    ],
    ['550 Domain example.com has an outgoing mail suspension. Message discarded.', 'policy'],
  ],
  'filters and others': [
    ['550 cuda_nsu 5.1.1 <ana@bakery.example>: Recipient address rejected: User unknown', 'address'],
    ['550 permanent failure for one or more recipients (ana@bakery.example:blocked)', 'policy'],
    ['550 Invalid Recipient - https://community.mimecast.com/docs/DOC-1369#550 [a1B2c3]', 'address'],
    ['550 Rejected by header based Anti-Spoofing policy: wren@example.com', 'policy'],
    [
      '550 Message was not accepted -- invalid mailbox. Local mailbox ana@mail.ru is unavailable: user not found',
      'address',
    ],
    ['550 5.7.1 No such user!', 'policy'], // Yandex; the code says a policy
    ['550 5.1.1 Adresse d au moins un destinataire invalide. Invalid recipient. OFR_416 [416]', 'address'],
    ['550 5.1.0 <wren@example.com> sender rejected : spamming not allowed. OFR_506', 'policy'],
    ['550 5.1.1 Not our Customer', 'address'],
    ['550 5.1.1 Recipient rejected: mailbox would exceed maximum allowed storage', 'policy'],
    ['551 User not local; please try <ana@other.example>', 'policy'],
    ['550 mailbox unavailable', 'policy'],
    ['550 Requested action not taken', 'policy'],
    ['554 Transaction failed', 'policy'],
    ['550 Blocked', 'policy'],
    ['550 too many messages, 5.1.1.7 listed', 'policy'],
    ['503 5.5.1 RCPT TO without MAIL FROM', 'later'],
    ['556 Domain does not accept mail', 'address'],
  ],
};

describe.each(Object.entries(TO_RECIPIENT))('what %s says of a recipient', (_who, replies) => {
  it.each(replies)('%j: %s', (reply, kind) => {
    expect(kindOf(reply, true)).toBe(kind);
  });
});

describe('what is said of a whole message', () => {
  it.each<[string, RefusalKind]>([
    ['550 5.4.5 Daily user sending limit exceeded. - gsmtp', 'policy'],
    ['552 Requested mail action aborted: exceeded storage allocation', 'policy'],
    ['552 Quota', 'policy'],
    ['552 5.7.0 This message was blocked because its content presents a potential security issue.', 'policy'],
    ['552-5.2.3 Your message exceeded Google’s message size limits. - gsmtp', 'content'],
    ['552 5.3.4 Message too big', 'content'],
    ['552 Message size exceeds maximum permitted', 'content'],
    ['554 5.6.0 Corrupt message content', 'content'],
    ['554 5.6.0 Looks like spam', 'content'],
    ['550 5.6.11 SMTPSEND.BareLinefeedsAreIllegal', 'content'],
    ['554 Message rejected', 'content'],
    ['554 5.5.1 No valid recipients', 'content'],
    // The list is not changed at this point, whatever the reply names.
    ['550 5.1.1 User unknown', 'content'],
    [
      '550 5.7.26 Unauthenticated email from example.com is not accepted due to domain’s DMARC policy.',
      'policy',
    ],
    ['554 5.7.1 Message rejected as spam by Content Filtering.', 'policy'],
    ['554 Message rejected: Email address is not verified.', 'policy'],
    ['554 5.3.2 System not accepting network messages', 'policy'],
    ['550 5.1.8 Bad outbound', 'policy'],
    ['552 5.5.3 Too many recipients', 'policy'],
    ['452 4.3.1 Insufficient system storage', 'later'],
  ])('%j: %s', (reply, kind) => {
    expect(kindOf(reply, false)).toBe(kind);
  });
});

describe('what a notification says', () => {
  it.each<[string | null, string, RefusalKind]>([
    ['5.1.1', '', 'address'],
    ['5.2.2', '', 'policy'],
    ['5.0.0', 'Unknown address error 550-no such user', 'address'],
    ['5.0.0', '', 'policy'],
    ['4.4.7', 'Delivery expired', 'later'],
    ['4.4.1', 'Connection timed out', 'later'],
    [null, 'user unknown', 'address'],
    [null, '', 'policy'],
  ])('without a reply code, with %j and %j: %s', (status, text, kind) => {
    expect(refusalKind({ code: null, status, text, atRecipient: true })).toBe(kind);
  });
});

describe('the enhanced status code', () => {
  it.each([
    ['550 5.1.1 No such user', '5.1.1'],
    ['550-5.1.10 Takes no mail', '5.1.10'],
    ['550 cuda_nsu 5.1.1 unknown', '5.1.1'],
    ['550 sorry, no mailbox here by that name. (#5.1.1)', '5.1.1'],
    ['550 Blocked 5.1.1.7', null],
    ['550 Blocked [5.1.1.7]', null],
    ['550 by 25.1.1', null],
    ['550 No such user', null],
  ])('of %j is %s', (reply, status) => {
    expect(enhancedStatus(reply)).toBe(status);
  });
});
