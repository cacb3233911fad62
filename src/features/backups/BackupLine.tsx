import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { BackupStatus } from '#shared/contract/backups.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { Details } from '../../components/dashboard/Details.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import { whatIsIn, whenMade } from './backup-words.ts';
import { isInTrouble, useBackups } from './use-backups.ts';

/** When the site was backed up last, and what is in that; renders nothing while that is in trouble, or not known. */
export function BackupLine() {
  const { data } = useBackups();
  if (data === undefined || isInTrouble(data)) return null;
  const isMissing = data.last === null && !data.running;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-quiet">
      <div className="min-w-0 flex-[1_1_20rem] wrap-anywhere tabular-nums">
        <p role="status" className={isMissing ? 'flex gap-2 font-medium text-ink' : ''}>
          {isMissing ? <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-sun" /> : null}
          {data.running ? 'A backup is being made, and restored to prove it.' : wordsFor(data)}
        </p>
        {data.running || data.last !== null || data.next_at !== null ? null : (
          <Details>
            Whoever runs the server turns it on: BACKUP_AT in its settings, see docs/backup.md.
          </Details>
        )}
      </div>
      <BackUpNow running={data.running} />
    </div>
  );
}

function wordsFor({ last, next_at }: BackupStatus): string {
  if (last !== null) {
    const copy = last.copied_to === null ? '' : ` Its copy is in ${last.copied_to}.`;
    return `Backed up and restored ${whenMade(last.made_at, new Date())}, ${whatIsIn(last)}.${copy}`;
  }
  return next_at === null
    ? 'No backup yet, and none is made by itself. Make one now, or have a nightly one turned on.'
    : `No backup yet. The next one is made on ${formatMoment(next_at)}.`;
}
