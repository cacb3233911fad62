import { parseSlot, slotTo24Hours } from '#shared/time-of-day.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import type { ListView } from '../../lib/use-list-view.ts';

/** The views: all newest first, upcoming ones earliest first, and suspected spam. */
export function consultationViews(
  today: string,
  statusOf: (consultation: Consultation) => string,
): readonly [ListView<Consultation>, ...ListView<Consultation>[]] {
  return [
    { label: 'All', includes: (one) => !one.suspected_spam },
    {
      label: 'Upcoming',
      includes: (one) => !one.suspected_spam && isUpcoming(one.consultation_date, statusOf(one), today),
      compare: (a, b) => startOf(a).localeCompare(startOf(b)),
    },
    { label: 'Suspected spam', includes: (one) => one.suspected_spam },
  ];
}

function isUpcoming(day: string, status: string, today: string): boolean {
  return day >= today && (status === 'pending' || status === 'confirmed');
}

/** '2026-11-24 13:00', which sorts chronologically. */
function startOf({ consultation_date, consultation_time }: Consultation): string {
  const slot = parseSlot(consultation_time);
  return `${consultation_date} ${slot === null ? consultation_time : slotTo24Hours(slot)}`;
}
