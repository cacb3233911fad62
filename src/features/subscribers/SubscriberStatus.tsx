import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

/** All but 'active', which most are. */
const STATUSES: Record<string, { tone: BadgeTone; label: string }> = {
  pending: { tone: 'sun', label: 'Pending' },
  unsubscribed: { tone: 'plain', label: 'Unsubscribed' },
  bounced: { tone: 'alarm', label: 'Bounced' },
};

/** An unknown status is shown unchanged. [3.8.03] [D44] */
export function SubscriberStatus({ status }: { status: string }) {
  if (status === 'active') return <span className="text-quiet">Active</span>;
  const { tone, label } = STATUSES[status] ?? { tone: 'plain', label: status };
  return <Badge tone={tone}>{label}</Badge>;
}
