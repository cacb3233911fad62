import type { BackupStatus } from '#shared/contract/backups.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { Details } from '../../components/dashboard/Details.tsx';
import { TroubleRow } from '../../components/dashboard/TroubleRow.tsx';
import { TroubleSection } from '../../components/dashboard/TroubleSection.tsx';
import { BackUpNow } from './BackUpNow.tsx';
import { whatIsIn } from './backup-words.ts';
import { isInTrouble, isJustMissing, useBackups } from './use-backups.ts';

/** That backups fail, since when, and why; renders nothing otherwise. */
export function BackupTrouble() {
  const { data } = useBackups();
  if (data === undefined || !isInTrouble(data) || isJustMissing(data)) return null;
  return (
    <TroubleSection title="Backups">
      <TroubleRow
        word={data.failing === null ? 'Old' : 'Failing'}
        tone="alarm"
        actions={<BackUpNow running={data.running} />}
      >
        <p role="status" className="font-semibold">
          {headingFor(data)}
        </p>
        <Details>
          {data.failing === null ? null : <p>{data.failing.reason}</p>}
          <p>{lastOf(data)}</p>
        </Details>
      </TroubleRow>
    </TroubleSection>
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
