import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { FoundTitle } from '#shared/contract/finder.ts';
import { type Slot, slotOf, slotTo24Hours } from '#shared/time-of-day.ts';
import type { AskedTime } from '../asked-times.ts';
import type { Entry } from '../entry.ts';
import { whenInWords } from './bookings.ts';
import { action, keeping, type Making } from './deed-entries.ts';

/** When a post appears on a day of which no more is said. */
const MORNING: Slot = slotOf('09:00');

/** A draft that is to appear later: that is asked where any is published. @param at null for a time that is still to be chosen */
export function scheduleEntry(draft: FoundTitle, at: AskedTime | null, { ways, now }: Making): Entry {
  const time = at === null ? null : appearsAt(at);
  const schedule = () => ways.schedule(draft.id, time);
  return keeping(
    { post: draft },
    {
      ...action(`schedule-${draft.id}`, CalendarClock, 'Schedule…', schedule),
      detail: [`“${draft.title}”`, ...(time === null ? [] : [whenInWords(time, now)])].join(', '),
      hasLongDetail: true,
    },
  );
}

/** When a post appears that is to at some time: on a day of which no more is said, in the morning; '' is still to be chosen. */
export function appearsAt(at: AskedTime) {
  const { day, slot, refused } = at;
  if (refused !== undefined) return { ...at, time: '' };
  const known = slot ?? MORNING;
  return { day, slot: known, time: slotTo24Hours(known) };
}
