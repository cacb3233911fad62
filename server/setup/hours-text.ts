import type { SlotTimes, Time, TimeRange } from '#shared/business-profile.ts';

const TIME = /^([01]?\d|2[0-3]):([0-5]\d)$/;
const EVERY = /^(\S+)\s*(?:-|–|to)\s*(\S+)\s+every\s+(\d+)(?:\s*min(?:utes)?)?$/i;

/** A time of day, '9:00' or '09:00'; null for anything else. */
export function timeOf(text: string): Time | null {
  const [, hours, minutes] = TIME.exec(text.trim()) ?? [];
  return hours === undefined || minutes === undefined
    ? null
    : (`${hours.padStart(2, '0')}:${minutes}` as Time);
}

/** '09:00-12:30, 13:30-18:00', or 'closed'; what can't be understood is left as text, for a schema to refuse. */
export function rangesOf(text: string): unknown {
  const words = text.trim();
  if (words === '' || words.toLowerCase() === 'closed') return [];
  return words.split(',').map((range) => {
    const ends = range.split(/\s*(?:-|–|\bto\b)\s*/);
    return ends.map((end) => timeOf(end) ?? end);
  });
}

/** '09:00-17:00 every 60', or single times: '09:00, 10:30'; the rest as for `rangesOf`. */
export function slotsOf(text: string): unknown {
  const words = text.trim();
  if (words === '' || words.toLowerCase() === 'none') return [];
  const [, first = '', last = '', every] = EVERY.exec(words) ?? [];
  if (every !== undefined) {
    return { first: timeOf(first) ?? first, last: timeOf(last) ?? last, every: Number(every) };
  }
  return words.split(',').map((time) => timeOf(time) ?? time.trim());
}

export function rangesText(ranges: readonly TimeRange[]): string {
  return ranges.length === 0 ? 'closed' : ranges.map((range) => range.join('-')).join(', ');
}

export function slotsText(slots: SlotTimes): string {
  if ('first' in slots) return `${slots.first}-${slots.last} every ${slots.every}`;
  return slots.length === 0 ? 'none' : slots.join(', ');
}
