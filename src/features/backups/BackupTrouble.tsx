import type { BackupStatus } from '#shared/contract/backups.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Details } from '../../components/dashboard/Details.tsx';
import { TroubleRow } from '../../components/dashboard/TroubleRow.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import { BEING_MADE, whatIsIn } from './backup-words.ts';
import { isInTrouble, isMissing, useBackups } from './use-backups.ts';

/** That backups fail or are missing, since when, and why; renders nothing otherwise. */
export function BackupTrouble() {
  const { data } = useBackups();
  if (data === undefined || !isInTrouble(data)) return null;
  return (
    <DashboardSection isPart title="Backups">
      <div className="mt-3 border-y border-line py-3">
        <TroubleRow
          word={wordFor(data)}
          tone={isMissing(data) ? 'sun' : 'alarm'}
          actions={<BackUpNow running={data.running} />}
        >
          <div role="status">
            <p className="font-semibold">{headingFor(data)}</p>
            <p className="text-quiet">{lastOf(data)}</p>
            {data.failing !== null ? (
              <Details>{data.failing.reason}</Details>
            ) : isMissing(data) ? (
              <Details>
                Whoever runs the server turns it on: BACKUP_AT in its settings, see docs/backup.md.
              </Details>
            ) : null}
          </div>
        </TroubleRow>
      </div>
    </DashboardSection>
  );
}

function wordFor(status: BackupStatus): string {
  if (status.failing !== null) return 'Failing';
  return isMissing(status) ? 'None' : 'Old';
}

function headingFor(status: BackupStatus): string {
  const { failing, running } = status;
  if (failing !== null) return `Backups have failed since ${formatMoment(failing.since)}.`;
  if (!isMissing(status)) return 'The last backup is more than a day and a half old.';
  return running ? BEING_MADE : 'No backup yet, and none is made by itself.';
}

function lastOf(status: BackupStatus): string {
  const { last, failing } = status;
  if (last === null)
    return failing === null ? 'Make one now, or have a nightly one turned on.' : 'There is no backup yet.';
  const copy = last.copied_to === null ? '' : ` Its copy is in ${last.copied_to}.`;
  return `The last one was made and restored ${formatMoment(last.made_at)}: ${whatIsIn(last)}.${copy}`;
}
