import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const STATUSES: Record<string, { tone: BadgeTone; label: string }> = {
  new: { tone: 'sky', label: 'New' },
  read: { tone: 'plain', label: 'Read' },
  answered: { tone: 'agave', label: 'Answered' },
  settled: { tone: 'agave', label: 'No answer needed' },
};

/** An unknown status is shown unchanged. [3.7.04] [4.6.01] [D44] */
export function MessageStatus({ status }: { status: string }) {
  const { tone, label } = STATUSES[status] ?? { tone: 'plain', label: status };
  return <Badge tone={tone}>{label}</Badge>;
}
