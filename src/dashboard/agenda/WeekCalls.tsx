import type { ReactNode } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { useFlags } from '../../lib/flags.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { dashboardTabPath } from '../../paths.ts';
import { nearDay } from '../../components/dashboard/short-date.ts';
import { Badge } from '../../ui/Badge.tsx';
import { ConsultationStatus } from '../../features/consultations/ConsultationStatus.tsx';
import { hourOf } from './calls.ts';
import { MoreLink } from './MoreLink.tsx';
import { ConfirmButton } from './ConfirmButton.tsx';

const MAX_SHOWN = 6;

interface WeekCallsProps {
  calls: readonly Consultation[];
  /** The current day where the business is. */
  today: CalendarDay;
  /** What else can be done with one. */
  menuOf: (call: Consultation) => ReactNode;
  onConfirm: (call: Consultation) => void;
}

/** The calls after the next one, with their times in the margin. */
export function WeekCalls({ calls, today, menuOf, onConfirm }: WeekCallsProps) {
  const { flagged } = useFlags(STORAGE_KEYS.confirmedConsultations);
  if (calls.length === 0) return <p className="mt-2 text-quiet">No other call within seven days.</p>;
  return (
    <>
      <ul className="mt-2 border-t border-line">
        {calls.slice(0, MAX_SHOWN).map((call, index) => (
          <li
            key={call.id}
            tabIndex={-1}
            data-row={call.id}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-2 tabular-nums sm:grid-cols-[6.75rem_4.5rem_minmax(0,1fr)_auto]"
          >
            <p className="text-quiet max-sm:col-span-3">
              {/* A day is said once, as in a diary. */}
              <span
                className={calls[index - 1]?.consultation_date === call.consultation_date ? 'sr-only' : ''}
              >
                {nearDay(call.consultation_date, today) ?? formatShortDay(call.consultation_date)}
              </span>
            </p>
            <p>{hourOf(call)}</p>
            <p className="flex items-baseline gap-x-3 gap-y-1 max-sm:flex-wrap">
              <span id={`call-${call.id}`} className="font-semibold wrap-anywhere">
                {call.name}
              </span>
              {call.declined ? (
                <Badge tone="alarm">Declined by the visitor</Badge>
              ) : (
                <ConsultationStatus status={flagged.has(call.id) ? 'confirmed' : call.status} />
              )}
            </p>
            <div data-deeds={`For ${call.name}`} className="-mr-3 flex">
              <ConfirmButton call={call} describedBy={`call-${call.id}`} onConfirm={onConfirm} />
              {menuOf(call)}
            </div>
          </li>
        ))}
      </ul>
      <MoreLink
        to={dashboardTabPath('consultations')}
        left={calls.length - MAX_SHOWN}
        what="more consultation"
      />
    </>
  );
}
