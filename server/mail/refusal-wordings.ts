/**
 * What mail servers write in their replies, in English and as providers are known to word it. Used where the enhanced
 * status code is missing or says little.
 */

/** The mailbox itself does not exist. "Mailbox unavailable" alone is also said to senders that a server does not like. */
const NO_SUCH_MAILBOX = [
  /\bno such (?:user|mailbox|recipient|person|account|address|local user)\b/,
  /\b(?:user|recipient|addressee|address|local[- ]part) (?:is )?(?:unknown|not (?:known|found))\b/,
  /\bunknown (?:user|recipient|mailbox|account|address|local[- ]part)\b/,
  /\b(?:mailbox|account) (?:is )?(?:not (?:found|present)|unknown)\b/,
  /\bno mailbox (?:here )?(?:by that name|found)\b/,
  /\bno account by that name\b/,
  /\binvalid (?:recipient|mailbox|user)\b/,
  /\bnot a (?:known|valid|local) (?:user|mailbox|recipient)\b/,
  /\b(?:user|mailbox|recipient|account|email address)\b.{0,40}\b(?:does not|doesn['’]?t) exist\b/,
  /\bthis user doesn['’]?t have an? \S+ account\b/,
  /\baccount has been disabled or discontinued\b/,
  /\b(?:mailbox|user) (?:is )?(?:disabled|inactive)\b/,
  /\bemail address could not be found\b/,
];

/** The message itself is too big. */
const TOO_BIG = [
  /\b(?:message|mail|e-mail|attachment)s? (?:is |was |are )?too (?:large|big|long)\b/,
  /\b(?:message|mail|e-mail)(?: size| length)? exceeds?\b.{0,40}\bsize\b/,
  /\b(?:message|mail|e-mail) size\b.{0,20}\bexceed/,
];

/** It is about the sender, the connection or how much is sent, whatever else the reply names. */
const POLICY = [
  // Relaying and signing in.
  /\brelay(?:ing|ed)?\b.{0,30}\b(?:denied|disallowed|prohibited|forbidden|refused|rejected|not)\b/,
  /\b(?:not|cannot|can't|unable|denied|may)\b.{0,30}\brelay\b/,
  /\brcpthosts\b/,
  /\baccess (?:denied|restricted|not allowed)\b/,
  /\b(?:un)?authenticat\w*|\bunauthorized\b|\bnot (?:authorized|verified|permitted|allowed)\b/,
  // Blocklists, reputation, and other verdicts on the sender.
  /\b(?:black|block|deny|gr[ae]y)[- ]?list/,
  /\bblocked\b|\bbanned\b|\breputation\b|\bspam\w*|\bjunk\b|\babus\w*|\bsuspicious\b|\bunusual\b|\bunsolicited\b/,
  /\b(?:dns|rh)?[rb]bl\b|\bdnsbl\b|\bspamcop\b|\bbarracuda\w*|\bsorbs\b|\bsenderbase\b|\babuseat\b|\bcbl\b|\bsenderscore\b/,
  /\bpolic(?:y|ies)\b|\bspf\b|\bdkim\b|\bdmarc\b|\brdns\b|\breverse dns\b|\bptr\b|\bhelo\b|\behlo\b/,
  /\bsenders?\b|\bfrom address\b|\bmail from\b|\benvelope\b|\bclient (?:host|ip)\b/,
  /\byour (?:ip|host|server|network|domain|account|mail server|plan)\b/,
  // Quotas and rates.
  /\bquota\b|\bexceed\w*|\blimit(?:s|ed)?\b|\bthrottl\w*|\bcredits?\b|\bstorage\b|\bfull\b/,
  /\btoo (?:many|much|fast|quickly)\b|\bat a rate\b|\bper (?:second|minute|hour|day|month)\b/,
  /\btry (?:again )?(?:in|after|later)\b|\btemporar(?:y|ily)\b|\bsuspended\b/,
];

/** In a reply that is temporary anyway: what is sent is limited, rather than this one email delayed. */
const RATE = [
  /\bquota\b|\bexceed\w*|\blimit(?:s|ed)?\b|\bthrottl\w*|\bcredits?\b/,
  /\btoo (?:many|much) (?:e?-?mails?|messages?|recipients?)\b|\bper (?:minute|hour|day|month)\b/,
];

function isAmong(wordings: readonly RegExp[], text: string): boolean {
  return wordings.some((wording) => wording.test(text));
}

/** What is read of a reply, which anyone may have made long. */
const MAX_READ_LENGTH = 2_000;

/** What a reply's text says, addresses excepted: their parts are no words. */
export function readWordings(reply: string) {
  const text = reply
    .slice(0, MAX_READ_LENGTH)
    .replace(/[^\s@]{1,200}@\S+/g, ' ')
    .replace(/^\d{3}[ -]|\s\d{3}-/g, ' ') // a longer reply repeats its code
    .replace(/\s+/g, ' ')
    .toLowerCase();
  return {
    saysNoSuchMailbox: isAmong(NO_SUCH_MAILBOX, text),
    saysTooBig: isAmong(TOO_BIG, text),
    saysPolicy: isAmong(POLICY, text),
    saysRate: isAmong(RATE, text) && !/\bgr[ae]y-?list/.test(text),
  };
}
