import type { BackupStatus } from '#shared/contract/backups.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { RetryNote } from '../../components/dashboard/RetryNote.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import { whatIsIn } from './backup-words.ts';
import { isInTrouble, useBackups } from './use-backups.ts';

/** That backups fail or are missing, since when, and why; renders nothing otherwise. */
export function BackupTrouble() {
  const { data, error, refetch } = useBackups();
  if (data === undefined && error !== null) {
    return (
      <RetryNote
        message={`How the backups are could not be asked: ${error.message}`}
        onRetry={() => void refetch()}
        className="text-small"
      />
    );
  }
  if (data === undefined || !isInTrouble(data)) return null;
  return (
    <DashboardSection title="Backups">
      <div className="mt-5 rounded bg-alarm-wash px-4 py-3 wrap-anywhere">
        <div role="status">
          <p className="font-semibold text-alarm">{headingFor(data)}</p>
          {data.failing === null ? null : <p className="mt-1 whitespace-pre-line">{data.failing.reason}</p>}
          <p className="mt-1">{lastOf(data)}</p>
        </div>
        <div className="mt-3">
          <BackUpNow running={data.running} />
        </div>
      </div>
    </DashboardSection>
  );
}

function headingFor({ failing }: BackupStatus): string {
  return failing === null
    ? 'The last backup is more than a day and a half old.'
    : `Backups have failed since ${formatMoment(failing.since)}.`;
}

function lastOf({ last }: BackupStatus): string {
  if (last === null) return 'There is no backup yet.';
  const copy = last.copied_to === null ? '' : ` Its copy is in ${last.copied_to}.`;
  return `The last one was made and restored ${formatMoment(last.made_at)}: ${whatIsIn(last)}.${copy}`;
}
