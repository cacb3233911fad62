interface Refusal {
  /** What happened, for whoever reads no server's replies. */
  words: string;
  /** What the server said; null where the words are that. */
  reply: string | null;
}

const NO_ADDRESS = 'There is no such address';
const FULL = 'The mailbox is full';
const UNREACHED = 'The mail server could not be reached';

/** By the subject and detail of an enhanced status code (RFC 3463); those of a subject alone come last. */
const BY_STATUS: readonly [begins: RegExp, words: string][] = [
  [/^1\.(?:[1236]|10)$/, NO_ADDRESS],
  [/^2\.1$/, 'The mailbox is switched off'],
  [/^2\.2$/, FULL],
  [/^(?:2\.3|3\.4)$/, 'The email is too large for the mailbox'],
  [/^4\./, UNREACHED],
  [/^7\./, 'The mail server took the email for unwanted'],
];

/** By the words of a server that sends no such code. */
const BY_WORDS: readonly [said: RegExp, words: string][] = [
  [/no such|not exist|unknown (?:user|recipient)|user unknown|not found/i, NO_ADDRESS],
  [/quota|mailbox (?:is )?full/i, FULL],
  [/time[d ]?-?out/i, UNREACHED],
];

const REPLY = /^(?:[45]\d\d(?:[ -]|$))?(?:[45]\.(\d{1,3}\.\d{1,3})(?=\s|$))?/;

/** Whether nobody has the address: the same email would be refused again. */
export function isUnknownAddress(reason: string): boolean {
  return /^5/.test(reason) && refusalInWords(reason).words === NO_ADDRESS;
}

/** Why emails did not arrive, in plain words: those that are the same are counted together. */
export function refusalsInWords(
  failures: readonly { reason: string; count: number }[],
): { words: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const { reason, count } of failures) {
    const { words } = refusalInWords(reason);
    counts.set(words, (counts.get(words) ?? 0) + count);
  }
  return [...counts].map(([words, count]) => ({ words, count }));
}

/** Why an email did not arrive, in plain words, with the server's own line. */
export function refusalInWords(reason: string): Refusal {
  const [code = '', status = ''] = REPLY.exec(reason) ?? [];
  const known =
    BY_STATUS.find(([begins]) => begins.test(status)) ?? BY_WORDS.find(([said]) => said.test(reason));
  if (known !== undefined) return { words: known[1], reply: reason };
  return code === ''
    ? { words: reason, reply: null }
    : { words: 'The mail server refused the email', reply: reason };
}
