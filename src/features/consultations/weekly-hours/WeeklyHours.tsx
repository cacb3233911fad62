import { useState } from 'react';
import { business } from '#content/business.ts';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { WeeklyHours as Hours } from '#shared/booking-rules.ts';
import { type Weekday, WEEKDAYS } from '#shared/business-profile.ts';
import type { WeeklyHoursAnswer } from '#shared/contract/availability.ts';
import { zoneLabel } from '#shared/booking-days.ts';
import { weekFrom } from '#shared/weekdays.ts';
import { DashboardSection } from '../../../components/dashboard/DashboardSection.tsx';
import { errorAt } from '../../../components/dashboard/error-at.ts';
import { Loaded } from '../../../components/dashboard/Loaded.tsx';
import { useNews } from '../../../components/dashboard/use-news.ts';
import { howMany } from '../../../lib/how-many.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Form } from '../../../ui/Form.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { SubmitButton } from '../../../ui/SubmitButton.tsx';
import { StandingNote } from '../StandingNote.tsx';
import { useWeeklyHours } from '../use-weekly-hours.ts';
import { DayHours } from './DayHours.tsx';
import { countOf, draftOf, hoursFor, hoursIn, isSameWeek, outside, type WeekDraft } from './week-draft.ts';

const WEEK = weekFrom(business.language.firstDayOfWeek);
const failureOf = failureWith({
  refused: 'The hours could not be saved. Please try again.',
  fields: WEEKDAYS,
});

/** When calls begin on each day of the week. Beside them, days off, times off, calendars and other calls take times away. */
export function WeeklyHours() {
  const { query, save } = useWeeklyHours();
  const { notice, clear, say } = useNews();
  return (
    <DashboardSection
      title="Weekly hours"
      summary={`When calls of ${CONSULTATION_MINUTES} minutes can begin. ${zoneLabel}.`}
      notice={notice}
      isPart
    >
      <Loaded query={query} name="the weekly hours" rows={7} height="min-h-14">
        {(known) => (
          <WeekForm
            known={known}
            save={(hours) => {
              clear();
              return save(hours);
            }}
            onSaved={() => say('Saved: visitors can book at these hours now')}
          />
        )}
      </Loaded>
    </DashboardSection>
  );
}

interface WeekFormProps {
  known: WeeklyHoursAnswer;
  save: (hours: Hours | null) => Promise<void>;
  onSaved: () => void;
}

function WeekForm({ known, save, onSaved }: WeekFormProps) {
  /** Null while nothing is changed. */
  const [edited, setEdited] = useState<WeekDraft | null>(null);
  const draft = edited ?? draftOf(known.hours);
  const hours = hoursIn(draft);
  const isChanged = !isSameWeek(hours, known.hours);
  const { form, clearFailure } = useForm({
    // The profile's own are not kept as others: where those change, these follow.
    read: () => (isSameWeek(hours, known.profile) ? { hours: null } : { hours }),
    send: (week) => save(week.hours),
    failureOf,
    onSent() {
      setEdited(null);
      onSaved();
    },
  });

  function change(days: Partial<WeekDraft>) {
    clearFailure();
    setEdited({ ...draft, ...days });
  }

  const copied = (from: Weekday, to: readonly Weekday[]) =>
    Object.fromEntries(to.map((day) => [day, draft[from]])) as Partial<WeekDraft>; // of days
  return (
    <Form {...form} className="mt-4">
      <ul className="border-b border-line">
        {WEEK.map((day) => (
          <DayHours
            key={day}
            day={day}
            ranges={draft[day]}
            problem={errorAt(form.failure, day)}
            others={WEEK.filter((other) => other !== day)}
            onChange={(ranges) => change({ [day]: ranges })}
            onToggle={(isOn) => change({ [day]: isOn ? hoursFor(day, known.hours, draft) : [] })}
            onCopy={(to) => change(copied(day, to))}
          />
        ))}
      </ul>
      <FormError className="mt-4" />
      <Outcome before={known.hours} hours={hours} booked={known.booked} />
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <SubmitButton size="small" busy="Saving…" disabled={!isChanged}>
          Save hours
        </SubmitButton>
        {isChanged ? (
          <Button size="small" variant="quiet" onClick={() => setEdited(null)}>
            Discard changes
          </Button>
        ) : null}
        {isSameWeek(hours, known.profile) ? null : (
          <Button
            size="small"
            variant="quiet"
            className="ml-auto"
            onClick={() => change(draftOf(known.profile))}
          >
            Use the original hours
          </Button>
        )}
      </div>
    </Form>
  );
}

interface OutcomeProps {
  before: Hours;
  hours: Hours;
  booked: WeeklyHoursAnswer['booked'];
}

/** How many calls these hours have room for, and which of those that are booked stand outside of them. */
function Outcome({ before, hours, booked }: OutcomeProps) {
  const [now, then] = [countOf(before), countOf(hours)];
  const standing = outside(hours, booked);
  const count = standing.length;
  return (
    <div className="mt-4 max-w-measure">
      <p role="status" className="tabular-nums">
        {now === then
          ? `Room for ${howMany(then, 'call')} a week.`
          : `Room for ${howMany(then, 'call')} a week instead of ${now}.`}
        {count === 0
          ? null
          : ` ${howMany(count, 'booked call')} ${count === 1 ? 'stands' : 'stand'} outside these hours, until you move or cancel ${count === 1 ? 'it' : 'them'}.`}
      </p>
      <StandingNote standing={standing} withDays />
    </div>
  );
}
