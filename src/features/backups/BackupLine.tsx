import type { BackupStatus } from '#shared/contract/backups.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { BackUpNow } from './BackUpNow.tsx';
import { BEING_MADE, whatIsIn, whenMade } from './backup-words.ts';
import { NoBackup } from './NoBackup.tsx';
import { isInTrouble, isJustMissing, useBackups } from './use-backups.ts';

/** When the site was backed up last or will be first, and what is in that, or that it never will be; renders nothing while that fails, or is not known. */
export function BackupLine() {
  const { data } = useBackups();
  if (data === undefined) return null;
  if (isJustMissing(data)) return <NoBackup running={data.running} />;
  if (isInTrouble(data)) return null;
  return (
    <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2 text-quiet">
      <p role="status" className="min-w-0 flex-[1_1_20rem] wrap-anywhere tabular-nums">
        {data.running ? BEING_MADE : wordsFor(data)}
      </p>
      <BackUpNow running={data.running} />
    </div>
  );
}

function wordsFor({ last, next_at }: BackupStatus): string {
  if (last !== null) {
    const copy = last.copied_to === null ? '' : ` Its copy is in ${last.copied_to}.`;
    return `Backed up ${whenMade(last.made_at, new Date())} · restoring it was tested · ${whatIsIn(last)}.${copy}`;
  }
  return next_at === null ? '' : `No backup yet. The next one is made on ${formatMoment(next_at)}.`;
}
