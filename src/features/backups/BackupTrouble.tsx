import type { BackupStatus } from '#shared/contract/backups.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Details } from '../../components/dashboard/Details.tsx';
import { TroubleRow } from '../../components/dashboard/TroubleRow.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import { whatIsIn } from './backup-words.ts';
import { isInTrouble, isJustMissing, useBackups } from './use-backups.ts';

/** That backups fail, since when, and why; renders nothing otherwise. */
export function BackupTrouble() {
  const { data } = useBackups();
  if (data === undefined || !isInTrouble(data) || isJustMissing(data)) return null;
  return (
    <DashboardSection isPart title="Backups">
      <div className="mt-3 border-y border-line py-3">
        <TroubleRow
          word={data.failing === null ? 'Old' : 'Failing'}
          tone="alarm"
          actions={<BackUpNow running={data.running} />}
        >
          <div role="status">
            <p className="font-semibold">{headingFor(data)}</p>
            <p className="text-quiet">{lastOf(data)}</p>
            {data.failing === null ? null : <Details>{data.failing.reason}</Details>}
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
  return `The last one was made ${formatMoment(last.made_at)}, and restoring it was tested: ${whatIsIn(last)}.${copy}`;
}
