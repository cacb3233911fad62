import { slotStart } from '#shared/booking.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { describeVisitorTime, otherWeekday, visitorTime } from '#shared/visitor-time.ts';
import { shortZone } from './short-zone.ts';

interface OtherClockProps {
  /** Whose clock it is: 'For you'. */
  label: string;
  call: Pick<Consultation, 'consultation_date' | 'consultation_time'>;
  /** '' where that is not known. */
  timeZone: string;
}

/** A call's time on a clock that differs from the business's, on one line; who points at it sees the zone's whole name. */
export function OtherClock({ label, call, timeZone }: OtherClockProps) {
  const { consultation_date: day, consultation_time } = call;
  const slot = parseSlot(consultation_time);
  const start = slot === null ? null : slotStart(day, slot);
  const there = slot === null || timeZone === '' ? null : visitorTime(day, slot, timeZone);
  if (start === null || there === null || there.same) return null;
  const time = [otherWeekday(there), there.time].filter((part) => part !== null).join(' ');
  return (
    <p title={describeVisitorTime(there)}>
      {label}: {time} {shortZone(timeZone, start)}
    </p>
  );
}
