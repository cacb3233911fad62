import CheckCheck from 'lucide-react/icons/check-check';
import type { Found } from '#shared/contract/finder.ts';
import { CALL_DEEDS } from '../../../features/consultations/call-deeds.ts';
import type { Entry } from '../entry.ts';
import { action, type Making } from './deed-entries.ts';

/** What is done with all calls to be confirmed, or with all messages that wait; with fewer than two, their own rows do it. */
export function allEntries(
  verb: string,
  { messages, calls }: Pick<Found, 'messages' | 'calls'>,
  { ways: { deeds } }: Making,
): Entry[] {
  const open = calls.filter((one) => deeds.ofCall(one).some(({ label }) => label === CALL_DEEDS.confirm));
  if (verb === 'confirm' && open.length > 1)
    return [
      action('confirm-all', CheckCheck, `Confirm the ${open.length} calls to be confirmed`, () =>
        deeds.confirmAll(open),
      ),
    ];
  if (verb === 'mark' && messages.length > 1)
    return [
      action('mark-all', CheckCheck, `Mark the ${messages.length} messages that wait as read`, () =>
        deeds.markAllAsRead(messages),
      ),
    ];
  return [];
}
