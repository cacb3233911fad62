import { business } from '#content/business.ts';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { WeeklyHours as Hours } from '#shared/booking-rules.ts';
import type { Weekday } from '#shared/business-profile.ts';
import type { BookingLimits, SlotsOff, WeeklyHoursAnswer } from '#shared/contract/availability.ts';
import { zoneLabel } from '#shared/booking-days.ts';
import { weekFrom } from '#shared/weekdays.ts';
import { DashboardSection } from '../../../components/dashboard/DashboardSection.tsx';
import { errorAt } from '../../../components/dashboard/error-at.ts';
import { Loaded } from '../../../components/dashboard/Loaded.tsx';
import { howMany } from '../../../lib/how-many.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { ChangedElsewhere } from '../ChangedElsewhere.tsx';
import { lengthInWords } from '../length-in-words.ts';
import { SavingFailure } from '../SavingFailure.tsx';
import { StandingNote } from '../StandingNote.tsx';
import { DAY_COLUMNS, DayHours } from './DayHours.tsx';
import { settled } from './hour-ranges.ts';
import type { useWeekEditing } from './use-week-editing.ts';
import {
  countOf,
  draftOf,
  hoursFor,
  hoursIn,
  isSameWeek,
  otherDays,
  outside,
  rangesInWords,
  type WeekDraft,
} from './week-draft.ts';
import { weekdayName } from './weekday-name.ts';

const WEEK = weekFrom(business.language.firstDayOfWeek);

type WeekEditing = ReturnType<typeof useWeekEditing>;

/** What limits how many calls there are. */
type Limits = Pick<BookingLimits, 'daily' | 'buffer'>;

interface WeeklyHoursProps {
  editing: WeekEditing;
  /** Those that hold, and as they are edited. */
  limits: { before: Limits; now: Limits };
  /** The days whose times are not those of the week, as far as they are known. */
  changedDays: readonly SlotsOff[];
}

/** When calls begin on each day of the week. Beside them, days off, times off, calendars and other calls take times away. */
export function WeeklyHours(props: WeeklyHoursProps) {
  return (
    <DashboardSection
      title="Weekly hours"
      summary={`When calls of ${CONSULTATION_MINUTES} minutes can begin. ${zoneLabel}.`}
      isPart
      name={props.editing.name}
    >
      <Loaded query={props.editing.query} name="the weekly hours" rows={7} height="min-h-14">
        {(known) => <WeekForm known={known} {...props} />}
      </Loaded>
    </DashboardSection>
  );
}

function WeekForm({ known, editing, limits, changedDays }: WeeklyHoursProps & { known: WeeklyHoursAnswer }) {
  const { form, change, copying, setCopying } = editing;
  const draft = editing.draftFrom(known);
  const hours = hoursIn(draft);
  const theirs = draftOf(known.hours);
  const copied = (from: Weekday, to: readonly Weekday[]) =>
    Object.fromEntries(to.map((day) => [day, settled(draft[from])])) as Partial<WeekDraft>; // of days
  return (
    <Form {...form} className="mt-2">
      <SavingFailure failure={form.failure} className="mb-4" />
      {/* At the head: what lies over the foot of the window does not cover it. */}
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <Outcome
          before={known.hours}
          hours={hours}
          limits={limits}
          standing={outside(hours, known.booked, changedDays)}
        />
        {isSameWeek(hours, known.profile) ? null : (
          <Button
            size="small"
            variant="quiet"
            className="-my-1.5 max-md:-ml-3 md:-mr-3"
            onClick={() => change(otherDays(draftOf(known.profile), draft))}
          >
            Use the original hours
          </Button>
        )}
      </div>
      <ChangedElsewhere
        theirs={editing.conflicts.map((day) => `${weekdayName(day)}, ${rangesInWords(theirs[day])}`)}
        isSaving={form.pending}
        onTheirs={editing.useTheirs}
        onMine={editing.saveMine}
      />
      <div aria-hidden className={`${DAY_COLUMNS} pb-1 text-fine font-semibold text-quiet max-xl:hidden`}>
        <span />
        <span className="flex gap-x-2">
          <span className="w-31">First call</span>
          <span className="w-31">Last call</span>
          <span>Every</span>
        </span>
      </div>
      <ul className="border-b border-line">
        {WEEK.map((day) => (
          <DayHours
            key={day}
            day={day}
            ranges={draft[day]}
            refusal={errorAt(form.failure, day)}
            buffer={limits.now.buffer}
            others={WEEK.filter((other) => other !== day)}
            onChange={(ranges) => change({ [day]: ranges })}
            onToggle={(isOn) => change({ [day]: isOn ? hoursFor(day, known.hours, draft) : [] })}
            isCopying={copying === day}
            onCopying={(isOn) => setCopying((before) => (isOn ? day : before === day ? null : before))}
            onCopy={(to) => change(copied(day, to))}
          />
        ))}
      </ul>
    </Form>
  );
}

interface OutcomeProps {
  before: Hours;
  hours: Hours;
  limits: WeeklyHoursProps['limits'];
  /** What is booked outside of them. */
  standing: WeeklyHoursAnswer['booked'];
}

/** How many calls these hours have room for, and which of those that are booked stand outside of them. */
function Outcome({ before, hours, limits, standing }: OutcomeProps) {
  const [now, then] = [countOf(before, limits.before), countOf(hours, limits.now)];
  const { daily, buffer } = limits.now;
  const fitting = countOf(hours, { daily: null, buffer });
  const isBreakFelt = fitting < countOf(hours, { daily: null, buffer: 0 });
  const limit = [
    isBreakFelt ? `, with ${lengthInWords(buffer)} between two` : '',
    then < fitting ? `, at most ${daily} a day` : '',
  ].join('');
  const count = standing.length;
  return (
    <div className="max-w-measure">
      <p role="status" className="tabular-nums">
        {now === then
          ? `Room for ${howMany(then, 'call')} a week${limit}.`
          : `Room for ${howMany(then, 'call')} a week instead of ${now}${limit}.`}
        {count === 0
          ? null
          : ` ${howMany(count, 'booked call')} ${count === 1 ? 'stands' : 'stand'} outside these hours, until you move or cancel ${count === 1 ? 'it' : 'them'}.`}
      </p>
      <StandingNote standing={standing} withDays isLinked={isSameWeek(before, hours)} />
    </div>
  );
}
