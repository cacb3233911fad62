import type { Reply } from '#shared/contract/replies.ts';
import type { BadgeTone } from '../../../ui/Badge.tsx';

/** What became of a reply, in words. */
export const REPLY_STATES: Record<Reply['status'], { tone: BadgeTone; label: string }> = {
  waiting: { tone: 'sun', label: 'Waiting' },
  sending: { tone: 'sun', label: 'Being sent' },
  sent: { tone: 'agave', label: 'Sent' },
  failed: { tone: 'alarm', label: 'Not delivered' },
  withdrawn: { tone: 'alarm', label: 'Not sent' },
};
