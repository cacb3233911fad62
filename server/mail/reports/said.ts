import type { Said } from './bounce-kind.ts';

const MAX_REASON_LENGTH = 300;
/** A reason outlives the recipient's data, and equal reasons are counted together. */
const ADDRESS = /<?[^\s<>()"';,:]+@[^\s<>()"';,]+[^\s<>()"';,.]>?/g;
const STATUS = /(?:^|[\s(#-])([245]\.\d{1,3}\.\d{1,3})\b/;

/** In one line, without addresses. */
export function reasonOf(text: string, otherwise: string): string {
  const line = text
    // eslint-disable-next-line no-control-regex -- control characters are what it looks for
    .replace(/[\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]+/g, ' ')
    .replace(ADDRESS, '(address)')
    .trim();
  return [...(line === '' ? otherwise : line)].slice(0, MAX_REASON_LENGTH).join('');
}

/**
 * The status that a server gave itself, rather than the one a report adds, which is often `5.0.0`.
 * @param given the report's status field; '' without one
 */
export function saidOf(given: string, text: string): Said {
  const own = STATUS.exec(text)?.[1] ?? null;
  const added = STATUS.exec(given)?.[1] ?? null;
  const isVague = added === null || added.endsWith('.0');
  return { status: isVague ? (own ?? added) : added, text };
}
