import { slotStart } from '#shared/booking.ts';
import { parseSlot } from '#shared/time-of-day.ts';

interface Call {
  status: string;
  consultation_date: string;
  consultation_time: string;
}

/** Those that are still to come, the next one first; then the others, the latest first. */
export function nextFirst<One extends Call>(calls: readonly One[], now: Date): One[] {
  const known = calls.map((call) => ({ call, start: startOf(call) }));
  const isAhead = ({ call }: (typeof known)[number]) => isStillAhead(call, now);
  return [
    ...known.filter(isAhead).sort((one, other) => one.start - other.start),
    ...known.filter((one) => !isAhead(one)).sort((one, other) => other.start - one.start),
  ].map(({ call }) => call);
}

/** Whether it has not begun, and is not cancelled. */
export function isStillAhead(call: Call, now: Date): boolean {
  return ['pending', 'confirmed'].includes(call.status) && startOf(call) > now.getTime();
}

function startOf({ consultation_date: day, consultation_time: time }: Call): number {
  const slot = parseSlot(time);
  return (slot === null ? undefined : slotStart(day, slot)?.getTime()) ?? 0;
}
