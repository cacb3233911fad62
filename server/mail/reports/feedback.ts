import { fieldGroups, fieldOf, type Fields } from './fields.ts';
import type { Verdict } from './delivery-status.ts';

const COMPLAINTS = ['abuse', 'fraud', 'other', 'virus'];

/** The reason of a complaint. @param reporter the program or provider that reports it; '' when unknown */
export function complaint(reporter: string): Verdict {
  const by = /^[\w.!+-]+(?: [\w.!+-]+){0,2}/.exec(reporter.replace(/\/.*$/, ''))?.[0] ?? '';
  return {
    kind: 'complaint',
    gaveUp: false,
    reason: `Called spam by the reader${by === '' ? '' : ` (${by})`}.`,
  };
}

/**
 * Reads the machine's part of a feedback report (RFC 5965).
 * @returns null when it is no complaint, such as `not-spam` or a report about signatures
 */
export function readFeedback(part: string): { verdict: Verdict; fields: Fields } | null {
  const fields = fieldGroups(part)[0] ?? new Map<string, string[]>();
  const type = fieldOf(fields, 'feedback-type').toLowerCase();
  if (COMPLAINTS.includes(type)) return { verdict: complaint(fieldOf(fields, 'user-agent')), fields };
  if (!type.startsWith('opt-out')) return null;
  return {
    verdict: { kind: 'unsubscribe', gaveUp: false, reason: 'Has left at the mail provider.' },
    fields,
  };
}
