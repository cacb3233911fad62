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
  const isAhead = ({ call, start }: (typeof known)[number]) =>
    ['pending', 'confirmed'].includes(call.status) && start > now.getTime();
  return [
    ...known.filter(isAhead).sort((one, other) => one.start - other.start),
    ...known.filter((one) => !isAhead(one)).sort((one, other) => other.start - one.start),
  ].map(({ call }) => call);
}

function startOf({ consultation_date: day, consultation_time: time }: Call): number {
  const slot = parseSlot(time);
  return (slot === null ? undefined : slotStart(day, slot)?.getTime()) ?? 0;
}
