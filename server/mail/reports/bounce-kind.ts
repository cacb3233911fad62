/** What another mail server said of an email. */
export interface Said {
  /** The enhanced status code (RFC 3463), such as `5.1.1`; null without one. */
  status: string | null;
  /** In full; it may begin with a reply code. */
  text: string;
}

/** Statuses that name the mailbox itself. */
const NO_SUCH_MAILBOX = /^5\.(1\.(1|3|6|10)|2\.1)$/;
/** A status that says nothing more than "failed". */
const VAGUE = /^[45]\.\d{1,3}\.0$/;

/** The same in well-known wordings. */
const WORDS = new RegExp(
  [
    String.raw`\b(user|mailbox|recipient|account|address|addressee|local part)\b[^.]{0,60}\b(unknown|not found|(does|did) ?(not|n['’]t) exist|doesn['’]t have|no longer (exists?|valid|available|in use)|not recognized|is not known)\b`,
    String.raw`\b(unknown|invalid|no such|nonexist[ea]nt|non-existent|unrouteable|bad destination|disabled) (local )?(e-?mail )?(user|mailbox|recipient|account|address|person|addressee|part)\b`,
    String.raw`\b(no mailbox (here )?by that name|not a valid mailbox|this user doesn['’]t have|user not found|recipientnotfound|account (that you tried to reach )?(has been |is )(disabled|closed|deleted|inactive)|mailbox (is )?(disabled|unavailable.{0,40}unknown))\b`,
  ].join('|'),
  'i',
);
/** Words for a reason that would hold for any mailbox, or pass. */
const NOT_THE_MAILBOX = /\b(quota|full|too many|over limit|spamhaus|spam|blocked|block ?list(ed)?|black ?list(ed)?|reputation)\b/i;
/** The same, where no status speaks for the mailbox. */
const POLICY = /\b(policy|relay(ing)? (not|denied|access)|denied|authenticat|dmarc|spf|dkim|rate limit|greylist|try again)/i;

/** Whether a final refusal says that the mailbox does not exist. Anything else may pass, or is about us. */
export function namesMailbox({ status, text }: Said): boolean {
  if (NOT_THE_MAILBOX.test(text)) return false;
  if (status !== null && !VAGUE.test(status)) return NO_SUCH_MAILBOX.test(status);
  return !/^4\d\d\b/.test(text) && WORDS.test(text) && !POLICY.test(text);
}
