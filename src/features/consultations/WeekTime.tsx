import * as Menu from '@radix-ui/react-dropdown-menu';
import Plus from 'lucide-react/icons/plus';
import { useRef } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatShortDay, formatSlot } from '#shared/times-in-words.ts';
import { MENU, MENU_ITEM } from '../../components/dashboard/menu-style.ts';
import type { ChangeableState } from './week-cells.ts';

const LOOKS: Record<ChangeableState, string> = {
  open: 'md:week-free max-md:bg-raised',
  closed: 'hatched',
  addable: 'hatched',
};
const WORDS: Record<ChangeableState, string> = { open: 'Free', closed: 'Off', addable: 'Not open' };
const DEEDS: Record<ChangeableState, string> = {
  open: 'Take this time off',
  closed: 'Open this time again',
  addable: 'Open this time',
};

interface WeekTimeProps {
  day: CalendarDay;
  slot: Slot;
  state: ChangeableState;
  /** Whether it is just being taken off, or opened. */
  isSaving: boolean;
  /** Whether Tab reaches it; the arrow keys reach all of them. */
  isReached: boolean;
  onChange: (isOff: boolean) => void;
  /** Begins to book a call then. */
  onBook: () => void;
}

/** A time of the week that nobody has booked, as large as its cell: a menu books a call, takes the time off, or opens it. */
export function WeekTime({ day, slot, state, isSaving, isReached, onChange, onBook }: WeekTimeProps) {
  const isOff = state === 'closed';
  const isBooking = useRef(false);

  /** After the focus is back: a dialog returns it to where it was when it opened. */
  function bookOnceClosed() {
    if (isBooking.current) queueMicrotask(onBook);
    isBooking.current = false;
  }

  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        // Not disabled while it is saved: that would lose the focus.
        aria-busy={isSaving}
        tabIndex={isReached ? 0 : -1}
        onKeyDown={leaveArrows}
        className={`group grid w-full cursor-pointer place-items-center text-fine text-quiet tabular-nums transition-colors hover:inset-ring hover:inset-ring-ink focus-visible:-outline-offset-2 aria-busy:opacity-60 data-[state=open]:inset-ring-2 data-[state=open]:inset-ring-clay max-md:min-h-11 max-md:rounded max-md:border max-md:border-line md:h-full ${LOOKS[state]}`}
      >
        <span className="sr-only">{formatShortDay(day)}, </span>
        <span className={`md:sr-only ${isOff ? 'line-through' : ''}`}>{formatSlot(slot)}</span>
        <span className="sr-only">, </span>
        <span className={isOff ? 'max-md:sr-only' : 'sr-only'}>{WORDS[state]}</span>
        {isOff ? null : (
          <Plus
            aria-hidden
            className="size-4.5 text-ink not-group-hover:not-group-focus-visible:not-group-data-[state=open]:invisible max-md:hidden"
          />
        )}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content collisionPadding={12} className={MENU} onCloseAutoFocus={bookOnceClosed}>
          {state === 'open' ? (
            <Menu.Item
              className={`${MENU_ITEM} items-center`}
              onSelect={() => {
                isBooking.current = true;
              }}
            >
              Book a call…
            </Menu.Item>
          ) : null}
          <Menu.Item className={`${MENU_ITEM} items-center`} onSelect={() => onChange(state === 'open')}>
            {DEEDS[state]}
          </Menu.Item>
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

interface OpenATimeProps {
  day: CalendarDay;
  /** Those that the day does not have. */
  slots: readonly Slot[];
  isReached: boolean;
  onOpen: (slot: Slot) => void;
}

/** The same for all times that a day could have, where days stand below each other: one button instead of as many. */
export function OpenATime({ day, slots, isReached, onOpen }: OpenATimeProps) {
  return (
    <Menu.Root modal={false}>
      <Menu.Trigger
        tabIndex={isReached ? 0 : -1}
        onKeyDown={leaveArrows}
        className="flex min-h-11 cursor-pointer items-center gap-1.5 rounded px-2 text-fine text-quiet transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=open]:text-clay"
      >
        <Plus aria-hidden className="size-4 shrink-0" />
        <span className="sr-only">{formatShortDay(day)}: </span>
        Open a time
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Content align="start" collisionPadding={12} className={MENU}>
          {slots.map((slot) => (
            <Menu.Item
              key={slot}
              className={`${MENU_ITEM} items-center tabular-nums`}
              onSelect={() => onOpen(slot)}
            >
              {formatSlot(slot)}
            </Menu.Item>
          ))}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** The arrow keys of the week go on to the next one; the others open the menu. */
function leaveArrows(event: { key: string; preventDefault: () => void }) {
  if (event.key === 'ArrowDown') event.preventDefault();
}
