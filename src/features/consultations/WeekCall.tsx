import { type ReactNode, useState } from 'react';
import type { DayOff } from '#shared/contract/availability.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { RowKey } from '../../components/dashboard/RowKey.tsx';
import { BUSY_THEN, ON_A_DAY_OFF } from './use-obstacles.ts';
import { whenPresent } from '../../lib/when-present.ts';
import { CALL_DEEDS } from './call-deeds.ts';
import { OpenCall } from './OpenCall.tsx';
import type { CallDrag } from './use-call-drag.ts';

/** What follows the pointer is drawn before that fades. */
const DRAGGED = 'data-dragged:opacity-40';
/** As wide as its cell; by its border and its colour one sees the status. On a phone, the name has a line or two of its own. */
const CALL =
  'relative flex w-full min-w-0 cursor-pointer select-none [-webkit-touch-callout:none] items-center gap-1.5 rounded border px-2 text-left text-fine transition hover:border-ink aria-expanded:ring-2 aria-expanded:ring-clay max-md:min-h-11 max-md:flex-wrap max-md:gap-y-0 max-md:py-1.5';
/** As high as its cell, or as half of it, unless the name needs lines of its own. The head of the row says the time as well. */
const WHOLE = 'md:h-12 xl:flex-col xl:items-start xl:justify-center xl:gap-0 xl:leading-snug';
const HALF = 'md:px-1.5 md:max-xl:h-12 xl:min-h-6.5';
/** Where days are narrow, time and name are one text of up to three lines; in half a cell always, of two where days are wide. */
const IN_LINES = 'contents md:max-xl:line-clamp-3 md:max-xl:leading-[1.12] md:max-xl:wrap-anywhere';
const IN_TWO_LINES = 'xl:line-clamp-2 xl:leading-[1.3] xl:wrap-anywhere';
const NAME =
  'max-w-full text-small font-semibold max-md:order-last max-md:line-clamp-2 max-md:basis-full max-md:wrap-anywhere md:max-xl:text-fine md:max-xl:leading-[1.12]';
const TONES: Record<string, string> = {
  pending: 'border-dashed border-sun bg-sun-wash text-sun',
  confirmed: 'border-agave bg-agave-wash text-agave',
  completed: 'border-sky bg-sky-wash text-sky',
};
const OTHER_TONE = 'border-line text-ink';

interface WeekCallProps {
  call: Consultation;
  /** As it is shown. */
  time: string;
  /** Whether it takes half its cell. */
  isHalf: boolean;
  /** What takes its day off; null for nothing. */
  off: DayOff | null;
  /** Whether a calendar of the owner's has something else then. */
  isBusy: boolean;
  /** The status in this browser. */
  status: string;
  /** The keys of its button. */
  keys: ReactNode;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Moves it; null where it can't be moved. */
  drag: CallDrag | null;
  /** All of it, a list item, which is shown while it is open. */
  children: ReactNode;
}

/** A call among the times of its day: a button, which opens it in its place. */
export function WeekCall({
  call,
  time,
  isHalf,
  off,
  isBusy,
  status,
  keys,
  isOpen,
  onOpen,
  onClose,
  drag,
  children,
}: WeekCallProps) {
  const [button, setButton] = useState<HTMLButtonElement | null>(null);
  /** In the call, which is opened for it. */
  function beginNote() {
    if (!isOpen) onOpen();
    const find = () => document.querySelector<HTMLElement>('[data-open-row] [data-key="w"]');
    whenPresent(document.body, find, (found) => found.click());
  }
  return (
    <>
      <span data-row={call.id} className="contents">
        <button
          ref={setButton}
          type="button"
          aria-expanded={isOpen}
          title={off === null ? (isBusy ? BUSY_THEN : undefined) : ON_A_DAY_OFF}
          onClick={onOpen}
          {...drag?.sourceOf(call)}
          className={`${CALL} ${DRAGGED} ${isHalf ? HALF : WHOLE} ${TONES[status] ?? OTHER_TONE}`}
        >
          <span className={`${IN_LINES} ${isHalf ? IN_TWO_LINES : ''}`}>
            <span
              className={`whitespace-nowrap tabular-nums max-md:font-semibold ${isHalf ? 'md:sr-only' : ''}`}
            >
              {time}
              {off === null || isHalf ? null : (
                <span aria-hidden className="max-xl:hidden">
                  , day off
                </span>
              )}
            </span>{' '}
            {isHalf ? (
              <>
                <span aria-hidden className="tabular-nums max-md:hidden">
                  {shortTime(time)}
                </span>{' '}
              </>
            ) : null}
            <span className={`${NAME} ${isHalf ? 'xl:text-fine' : 'xl:truncate'}`}>{call.name}</span>
          </span>
          <span className="sr-only">, </span>
          {off === null ? null : <span className="sr-only">on a day off, </span>}
          {isBusy ? <span className="sr-only">busy in your calendar, </span> : null}
          <span className="shrink-0 first-letter:uppercase max-md:ml-auto md:sr-only">{status}</span>
        </button>
        {keys}
        <RowKey name="w" label={CALL_DEEDS.note} onPress={beginNote} />
      </span>
      {isOpen && button !== null ? (
        <OpenCall
          anchor={button}
          note={off === null ? (isBusy ? BUSY_THEN : null) : noteOf(off)}
          onClose={onClose}
        >
          {children}
        </OpenCall>
      ) : null}
    </>
  );
}

function noteOf({ note }: DayOff): string {
  return note === '' ? ON_A_DAY_OFF : `${ON_A_DAY_OFF}: ${note}`;
}

/** '9:00' of '9:00 AM', where the head of the row says the rest. */
function shortTime(time: string): string {
  return time.replace(/ [AP]M$/, '');
}
