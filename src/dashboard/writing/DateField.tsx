import { useId, useState } from 'react';
import { dayOf } from '#shared/business-time.ts';
import { zoneLabel } from '#shared/booking-days.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { formatMoment, formatMomentInZone } from '#shared/moments-in-words.ts';
import { timeOfDay } from '../../components/dashboard/short-date.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { TextInput } from '../../ui/controls.tsx';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { dateProblem, isAhead, readDate, soonOr, writeDate } from './post-date.ts';

interface DateFieldProps extends Pick<FieldsProps, 'values' | 'change'> {
  /** As it was last saved. */
  post: OwnerPost | null;
  /** Whether it is asked in the last look before publishing, in its words; nothing then where it can't be chosen any more. */
  isLastLook?: boolean;
  /** Whether an email goes out as visitors get it. */
  isMailed?: boolean;
}

/**
 * When the post appears: at once, or at a time of the business's zone. One that visitors had before, and have not now, keeps
 * its first date if it comes back at once.
 */
export function DateField({ values, change, post, isLastLook = false, isMailed = false }: DateFieldProps) {
  const id = useId();
  const date = values.published_at;
  const now = new Date();
  const before = post?.published_at ?? null;
  const first = before === null || isAhead(before, now) ? '' : before;
  const canBeNow = first === '' || post?.status === 'draft';
  const isNow = date === '' || (canBeNow && date === first);

  // In the settings, the time of what has no place in the schedule is no more than a plan.
  const isPlanned = isLastLook || post?.status === 'published';

  function chooseTime() {
    change({ published_at: soonOr('') });
  }

  // One that visitors have already goes offline until then: that can be thought over.
  const [isLater] = useState(!canBeNow && isAhead(date, now));
  if (isLastLook && !canBeNow && !isLater) return null;
  const online = isLastLook ? 'it goes online now' : 'it goes online once you publish it';
  const pastWords = canBeNow ? { online, mailed: isMailed ? ', and the email goes out now' : '' } : null;
  const choice = (
    <>
      {canBeNow ? (
        <div className={isLastLook ? 'flex flex-wrap gap-x-6' : 'grid gap-1'}>
          <Way
            name={`${id}-way`}
            label={isLastLook ? 'Now: visitors see it at once' : 'When I publish it'}
            checked={isNow}
            onChoose={() => change({ published_at: first })}
          />
          <Way name={`${id}-way`} label="Later" checked={!isNow} onChoose={chooseTime} />
        </div>
      ) : null}
      {isNow ? null : (
        <DayAndTime
          id={id}
          date={date}
          change={change}
          isAlone={!canBeNow}
          past={pastWords}
          isPlanned={isPlanned}
        />
      )}
      {isNow && first !== '' ? (
        <p className="text-fine text-quiet">It keeps its date, {formatLongDate(first)}.</p>
      ) : null}
    </>
  );
  if (isLastLook) {
    return (
      <div role="group" aria-labelledby={`${id}-name`} className="writing-decision">
        <h3 id={`${id}-name`}>When</h3>
        <div className="grid gap-3">{choice}</div>
      </div>
    );
  }
  return (
    <fieldset className="grid gap-3">
      <legend className={canBeNow ? 'mb-1 text-small font-semibold' : 'sr-only'}>Visitors see it</legend>
      {choice}
    </fieldset>
  );
}

interface WayProps {
  name: string;
  label: string;
  checked: boolean;
  onChoose: () => void;
}

function Way({ name, label, checked, onChoose }: WayProps) {
  return (
    <label className="flex min-h-9 cursor-pointer items-center gap-2.5 touch:min-h-11">
      <input type="radio" name={name} checked={checked} onChange={onChoose} className="size-4 accent-clay" />
      {label}
    </label>
  );
}

interface DayAndTimeProps extends Pick<FieldsProps, 'change'> {
  id: string;
  date: string;
  /** Whether nothing above says what they are of: their names are as large as those of other fields then. */
  isAlone: boolean;
  /** What a time in the past means; null for a post that has it. */
  past: PastWords | null;
  /** Whether it appears then, or does once this is pressed. */
  isPlanned: boolean;
}

interface PastWords {
  /** 'it goes online now' */
  online: string;
  mailed: string;
}

function DayAndTime({ id, date, change, isAlone, past, isPlanned }: DayAndTimeProps) {
  const name = isAlone ? 'mb-1.5 block text-small font-semibold' : 'mb-1 block text-fine text-quiet';
  const { day, time, instants, instant } = readDate(date);
  const problem = dateProblem(date);
  const set = (newDay: string, newTime: string) => change({ published_at: writeDate(newDay, newTime) });
  return (
    <>
      <div className="grid max-w-[26rem] grid-cols-[3fr_2fr] gap-3">
        <div>
          <label htmlFor={`${id}-day`} className={name}>
            Day
          </label>
          <TextInput
            id={`${id}-day`}
            type="date"
            name="published_at"
            value={day}
            required
            aria-invalid={problem !== null}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => set(target.value, time)}
          />
        </div>
        <div>
          <label htmlFor={`${id}-time`} className={name}>
            Time
          </label>
          <TextInput
            id={`${id}-time`}
            type="time"
            value={time}
            required
            aria-invalid={problem !== null}
            aria-describedby={`${id}-said`}
            onChange={({ target }) => set(day, target.value)}
          />
        </div>
      </div>
      {instants.length < 2 ? null : (
        <div role="radiogroup" aria-label="Which of the two" className="grid gap-1">
          <p className="text-fine">Clocks are put back over this time: it comes twice that day.</p>
          {instants.map((one, index) => (
            <Way
              key={one}
              name={`${id}-which`}
              label={index === 0 ? 'The first, before they are put back' : 'The second, after it'}
              checked={one === instant}
              onChoose={() => change({ published_at: one })}
            />
          ))}
        </div>
      )}
      <p
        id={`${id}-said`}
        role="status"
        className={`text-fine ${problem === null ? 'text-quiet' : 'font-medium text-alarm'}`}
      >
        {problem ?? saidOfDate(instant, new Date(), past, isPlanned)}
      </p>
    </>
  );
}

/** Of a post that visitors have already, a day in the past says all but whose time it is. */
function saidOfDate(instant: string | null, now: Date, past: PastWords | null, isPlanned: boolean): string {
  if (instant === null) return '';
  if (isAhead(instant, now)) {
    const who = isPlanned ? 'Visitors' : 'Once you schedule it, visitors';
    return `${who} see it from ${formatMomentInZone(instant)}.`;
  }
  if (past === null) return `${zoneLabel}.`;
  const at = new Date(instant);
  const dated = dayOf(at) === dayOf(now) ? timeOfDay(at) : formatMoment(instant);
  return `This time is past: ${past.online}, dated ${dated}${past.mailed}.`;
}
