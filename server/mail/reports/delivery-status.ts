import { type Fields, fieldGroups, fieldOf } from './fields.ts';
import type { MailReport } from './report.ts';
import { namesMailbox, reasonOf } from './said.ts';

/** What a report says of an email, without which email and which report it is. */
export type Verdict = Pick<MailReport, 'kind' | 'gaveUp' | 'reason'>;

/**
 * Reads the machine's part of a delivery status notification (RFC 3464).
 * @returns null when nothing failed: the email was delivered, relayed or expanded
 */
export function readDeliveryStatus(part: string): Verdict | null {
  const recipients = fieldGroups(part).filter((group) => group.has('action'));
  const failed = recipients.find((group) => actionOf(group) === 'failed');
  const delayed = recipients.find((group) => actionOf(group) === 'delayed');
  const meant = failed ?? delayed;
  if (meant === undefined) return null;
  const diagnosis = (meant.get('diagnostic-code') ?? []).map(withoutType).find((text) => text !== '') ?? '';
  const status = fieldOf(meant, 'status');
  const otherwise = `Reported as ${actionOf(meant)}${status === '' ? '' : `, ${status}`}.`;
  return {
    kind: failed !== undefined && namesMailbox(status, diagnosis) ? 'hard' : 'soft',
    gaveUp: failed !== undefined,
    reason: reasonOf(diagnosis, otherwise),
  };
}

function actionOf(group: Fields): string {
  return /^[a-z]+/.exec(fieldOf(group, 'action').toLowerCase())?.[0] ?? '';
}

/** 'smtp; 550 5.1.1 No such user' without its type, and without what gateways put before the reply. */
function withoutType(diagnosis: string): string {
  return diagnosis.replace(/^[\w-]+ *; */, '').trim();
}
