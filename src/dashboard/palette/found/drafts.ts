import CalendarClock from 'lucide-react/icons/calendar-clock';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { FoundTitle } from '#shared/contract/finder.ts';
import { type Slot, slotOf, slotTo24Hours } from '#shared/time-of-day.ts';
import type { Entry } from '../entry.ts';
import { whenInWords } from './bookings.ts';
import { action, keeping, type Making } from './deed-entries.ts';

/** When a post appears on a day of which no more is said. */
const MORNING: Slot = slotOf('09:00');

/** A draft that is to appear later: that is asked where any is published. @param at null for a time that is still to be chosen */
export function scheduleEntry(
  draft: FoundTitle,
  at: { day: CalendarDay; slot: Slot | null } | null,
  { ways, now }: Making,
): Entry {
  const time = at === null ? null : { day: at.day, slot: at.slot ?? MORNING };
  const schedule = () =>
    ways.schedule(draft.id, time === null ? null : { day: time.day, time: slotTo24Hours(time.slot) });
  return keeping(
    { post: draft },
    {
      ...action(`schedule-${draft.id}`, CalendarClock, 'Schedule…', schedule),
      detail: [`“${draft.title}”`, ...(time === null ? [] : [whenInWords(time, now)])].join(', '),
      hasLongDetail: true,
    },
  );
}
