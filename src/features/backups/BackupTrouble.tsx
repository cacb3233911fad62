import type { BackupStatus } from '#shared/contract/backups.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Details } from '../../components/dashboard/Details.tsx';
import { TroubleRow } from '../../components/dashboard/TroubleRow.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import { BEING_MADE, whatIsIn } from './backup-words.ts';
import { isInTrouble, isMissing, useBackups } from './use-backups.ts';

/** That backups fail, since when, and why, or that there are none; renders nothing otherwise. */
export function BackupTrouble() {
  const { data } = useBackups();
  if (data === undefined || !isInTrouble(data)) return null;
  if (data.failing === null && isMissing(data)) return <NoBackup running={data.running} />;
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

/** One line: nothing is broken, and what needs the owner today comes first. */
function NoBackup({ running }: { running: boolean }) {
  return (
    <section aria-label="Backups" className="border-b border-line pb-2 text-small">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p role="status" className="font-semibold">
          {running ? BEING_MADE : 'No backup yet'}
        </p>
        <BackUpNow running={running} variant="quiet" />
        <Details>
          None is made by itself. Whoever runs the server turns a nightly one on: BACKUP_AT in its settings,
          see docs/backup.md.
        </Details>
      </div>
    </section>
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
