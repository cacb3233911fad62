import { Link } from 'react-router-dom';
import type { Consultation } from '#shared/contract/consultations.ts';
import { formatDay } from '#shared/days-in-words.ts';
import { timeInWords } from '../../features/consultations/time-in-words.ts';
import { useFlags } from '../../lib/flags.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { dashboardTabPath } from '../../paths.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ConsultationStatus } from '../../features/consultations/ConsultationStatus.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';

const MAX_SHOWN = 6;

/** The calls after the next one, with their times in the margin. */
export function WeekCalls({ calls }: { calls: readonly Consultation[] }) {
  const { flagged } = useFlags(STORAGE_KEYS.confirmedConsultations);
  if (calls.length === 0) return <p className="mt-2 text-quiet">No other call within seven days.</p>;
  return (
    <>
      <ul className="mt-2 border-t border-line">
        {calls.slice(0, MAX_SHOWN).map((call) => (
          <li
            key={call.id}
            className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[14rem_minmax(0,1fr)]"
          >
            <p className="text-quiet tabular-nums">
              {formatDay(call.consultation_date)}, {timeInWords(call.consultation_time)}
            </p>
            <p className="flex flex-wrap items-baseline gap-x-3">
              <span id={`call-${call.id}`} tabIndex={-1} className="font-semibold wrap-anywhere">
                {call.name}
              </span>
              {call.declined ? (
                <Badge tone="alarm">Declined by the visitor</Badge>
              ) : (
                <ConsultationStatus status={flagged.has(call.id) ? 'confirmed' : call.status} />
              )}
              <ConfirmButton call={call} describedBy={`call-${call.id}`} />
            </p>
          </li>
        ))}
      </ul>
      <p className="pt-3">
        <Link to={dashboardTabPath('consultations')} className="finger-high text-link">
          All consultations
        </Link>
      </p>
    </>
  );
}
