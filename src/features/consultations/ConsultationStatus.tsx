import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

const STATUSES: Record<string, { tone: BadgeTone; label: string }> = {
  pending: { tone: 'sun', label: 'Pending' },
  confirmed: { tone: 'agave', label: 'Confirmed' },
  completed: { tone: 'sky', label: 'Completed' },
  cancelled: { tone: 'alarm', label: 'Cancelled' },
};

/** Any other status is shown red, as a cancelled one is, and unchanged. [3.9.04] [4.7.01] [4.7.02] [D44] */
export function ConsultationStatus({ status }: { status: string }) {
  const { tone, label } = STATUSES[status] ?? { tone: 'alarm', label: status };
  return <Badge tone={tone}>{label}</Badge>;
}
