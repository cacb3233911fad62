import { enhancedStatus, refusalKind } from '../refusal.ts';

const MAX_REASON_LENGTH = 300;
/** A reason outlives the recipient's data, and equal reasons are counted together. */
const ADDRESS = /<?[^\s<>()"';,:@]{1,200}@[^\s<>()"';,]{0,254}[^\s<>()"';,.]>?/g;
/** What is read of a reply, which anyone may have made long. */
const MAX_READ_LENGTH = 2_000;

/** In one line, without addresses. */
export function reasonOf(text: string, otherwise: string): string {
  const line = text
    .slice(0, MAX_READ_LENGTH)
    // eslint-disable-next-line no-control-regex -- control characters are what it looks for
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(ADDRESS, '(address)')
    .trim();
  return (line === '' ? otherwise : line).slice(0, MAX_REASON_LENGTH).replace(/[\uD800-\uDBFF]$/, ''); // half a character
}

/**
 * Whether a final refusal says that the mailbox does not exist. Anything else may pass, or is about the sender.
 * @param given the report's status field, which is often a vague `5.0.0` beside the server's own; '' without one
 * @param said what the server said
 */
export function namesMailbox(given: string, said: string): boolean {
  const text = said.slice(0, MAX_READ_LENGTH);
  const [own, added] = [enhancedStatus(text), enhancedStatus(given)];
  const status = added === null || added.endsWith('.0') ? (own ?? added) : added;
  const code = /(?:^|[\s'"])([45]\d\d)(?=[\s-])/.exec(text)?.[1] ?? null;
  return (
    refusalKind({ code: code === null ? null : Number(code), status, text, atRecipient: true }) === 'address'
  );
}
