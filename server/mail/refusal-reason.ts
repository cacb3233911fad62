import { createHash } from 'node:crypto';

/** The reply code and the enhanced status code, which begin a reply. */
const CODE = /^[45]\d\d$|^(?:[45]\d\d-)?[45]\.\d{1,3}\.\d{1,3}$/;
/** Numbers, addresses of sites, names of hosts, and words that only a machine makes up. */
const PARTICULAR = /\d|:\/\/|\w\.[a-z]{2,}|[a-z][A-Z]/;

/** Removes a recipient's name from what a server said: servers quote it in their own ways. */
export function withoutRecipient(reason: string, recipient: string): string {
  const [name = ''] = recipient.split('@');
  if (!/[a-z]{3}/i.test(name)) return reason;
  const literal = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return reason.replace(new RegExp(`(?<![\\w.])${literal}(?![\\w])`, 'gi'), '(address)');
}

/** Whether two servers' replies differ only in what is particular to each: numbers, ids, hosts. */
export function areAlike(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && general(one) === general(other);
}

/** A short name of a refusal, the same for all that are alike. */
export function refusalName(reason: string): string {
  return createHash('sha256').update(general(reason)).digest('hex').slice(0, 16);
}

function general(reason: string): string {
  return reason
    .split(' ')
    .map((word, index) => (isGeneral(word, index) ? word.toLowerCase() : '#'))
    .join(' ')
    .replace(/#(?: #)+/g, '#');
}

function isGeneral(word: string, index: number): boolean {
  return (index < 2 && CODE.test(word)) || !PARTICULAR.test(word);
}
