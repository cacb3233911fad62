import { projectStatuses, type ProjectStatus } from '#content/portfolio.ts';
import { Badge, type BadgeTone } from '../../ui/Badge.tsx';

/** Completed is green, in progress yellow, planned blue. [2.7.15] [2.7.16] [2.7.17] */
const TONES: Record<ProjectStatus, BadgeTone> = { completed: 'agave', 'in-progress': 'sun', planned: 'sky' };

export function StatusBadge({ status }: { status: ProjectStatus }) {
  return <Badge tone={TONES[status]}>{projectStatuses[status]}</Badge>;
}
