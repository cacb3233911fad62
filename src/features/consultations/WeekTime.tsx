import * as Menu from '@radix-ui/react-dropdown-menu';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { MENU, MENU_ITEM } from '../../components/dashboard/menu-style.ts';

interface WeekTimeProps {
  day: CalendarDay;
  slot: Slot;
  /** Whether this time alone is off. */
  isOff: boolean;
  /** Whether it is just being taken off, or opened. */
  isSaving: boolean;
  /** Whether Tab reaches it; the arrow keys reach all of them. */
  isReached: boolean;
  onChange: (isOff: boolean) => void;
}

/** A time of the week that nobody has booked, as large as its cell: a menu takes it off, or opens it again. */
export function WeekTime({ day, slot, isOff, isSaving, isReached, onChange }: WeekTimeProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        // Not disabled while it is saved: that would lose the focus.
        aria-busy={isSaving}
        tabIndex={isReached ? 0 : -1}
        // The arrow keys of the week go on to the next one; the others open the menu.
        onKeyDown={(event) => (event.key === 'ArrowDown' ? event.preventDefault() : undefined)}
        className={`grid w-full cursor-pointer place-items-center text-fine text-quiet tabular-nums transition-colors hover:inset-ring hover:inset-ring-ink focus-visible:-outline-offset-2 aria-busy:opacity-60 data-[state=open]:inset-ring-2 data-[state=open]:inset-ring-clay max-md:min-h-11 max-md:rounded max-md:border max-md:border-line md:h-full ${isOff ? 'hatched' : 'md:week-free max-md:bg-raised'}`}
      >
        <span className="sr-only">{formatShortDay(day)}, </span>
        <span className={`md:sr-only ${isOff ? 'line-through' : ''}`}>{formatSlot(slot)}</span>
        <span className="sr-only">, </span>
        <span className={isOff ? 'max-md:sr-only' : 'sr-only'}>{isOff ? 'Off' : 'Free'}</span>
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content collisionPadding={12} className={MENU}>
          <Menu.Item className={`${MENU_ITEM} items-center`} onSelect={() => onChange(!isOff)}>
            {isOff ? 'Open this time again' : 'Take this time off'}
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}
