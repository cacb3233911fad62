import type { BackupStatus } from '#shared/contract/backups.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { RetryNote } from '../../components/dashboard/RetryNote.tsx';
import { TroubleRow } from '../../components/dashboard/TroubleRow.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import { whatIsIn } from './backup-words.ts';
import { isInTrouble, useBackups } from './use-backups.ts';

/** That backups fail or are missing, since when, and why; renders nothing otherwise. */
export function BackupTrouble() {
  const { data, error, refetch } = useBackups();
  if (data === undefined && error !== null) {
    return (
      <RetryNote
        message={`Could not check the backups: ${error.message}`}
        onRetry={() => void refetch()}
        className="text-small"
      />
    );
  }
  if (data === undefined || !isInTrouble(data)) return null;
  return (
    <DashboardSection isSmall title="Backups">
      <div className="mt-3 border-y border-line py-3">
        <TroubleRow
          word={data.failing === null ? 'Old' : 'Failing'}
          tone="alarm"
          actions={<BackUpNow running={data.running} />}
        >
          <div role="status">
            <p className="font-semibold">{headingFor(data)}</p>
            {data.failing === null ? null : <p className="whitespace-pre-line">{data.failing.reason}</p>}
            <p className="text-quiet">{lastOf(data)}</p>
          </div>
        </TroubleRow>
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
