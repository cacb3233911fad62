import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { formatShortDay } from '#shared/times-in-words.ts';
import { useFlags } from '../../lib/flags.ts';
import { STORAGE_KEYS } from '../../lib/storage.ts';
import { dashboardTabPath } from '../../paths.ts';
import { callPath } from '../../components/dashboard/calls-of-path.ts';
import { ABOVE_LINK, PRESSED_ROW, WHOLE_ROW_LINK } from '../../components/dashboard/quiet-link.ts';
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
            className={`grid grid-cols-[4.5rem_minmax(0,1fr)_auto] items-baseline gap-x-3 border-b border-line py-2 tabular-nums sm:grid-cols-[6.75rem_4.5rem_minmax(0,1fr)_auto] ${PRESSED_ROW}`}
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
            <div className="min-w-0 pt-1.5 touch:pt-2.5">
              <p className="flex items-baseline gap-x-3 gap-y-1 max-sm:flex-wrap">
                <Link
                  id={`call-${call.id}`}
                  to={callPath(call.id)}
                  data-opens
                  className={`font-semibold wrap-anywhere ${WHOLE_ROW_LINK}`}
                >
                  {call.name}
                </Link>
                {call.declined ? (
                  <Badge tone="alarm">Declined by the visitor</Badge>
                ) : (
                  <Status status={flagged.has(call.id) ? 'confirmed' : call.status} />
                )}
              </p>
            </div>
            <div data-deeds={`For ${call.name}`} className={`-mr-3 flex self-start ${ABOVE_LINK}`}>
              <ConfirmButton call={call} describedBy={`call-${call.id}`} onConfirm={onConfirm} />
              {menuOf(call)}
            </div>
            {/* Below the buttons: its lines stay as they are when one of those goes. */}
            {call.message === '' ? null : (
              <p className="col-span-2 col-start-2 line-clamp-2 wrap-anywhere text-quiet sm:col-start-3">
                {call.message}
              </p>
            )}
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

/** On a phone, that it is pending is said by its button, Confirm. */
function Status({ status }: { status: string }) {
  return (
    <span className={status === 'pending' ? 'max-sm:sr-only' : ''}>
      <ConsultationStatus status={status} />
    </span>
  );
}
