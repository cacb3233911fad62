import { useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { SlotsOff as DayWithSlotsOff } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { SettingsForm } from '../../components/dashboard/SettingsForm.tsx';
import { SettingsRows } from '../../components/dashboard/SettingsRows.tsx';
import { useBegin } from '../../components/dashboard/use-begin.ts';
import { useInSight } from '../../components/dashboard/use-in-sight.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { offInWords } from './closed-in-words.ts';
import { DayField } from './day-picker/DayField.tsx';
import { DayTimes } from './DayTimes.tsx';
import { MoreDays } from './MoreDays.tsx';
import { TIMES_TO_TAKE } from './part-path.ts';
import { StandingNote } from './StandingNote.tsx';
import { TimesAside } from './TimesAside.tsx';
import { useDaysOff } from './use-days-off.ts';
import type { useTimesEditing } from './use-times-editing.ts';
import { useWeeklyHours, useWeekRules } from './use-weekly-hours.ts';

interface SlotsOffProps {
  /** The current day where the business is. */
  today: string;
  editing: ReturnType<typeof useTimesEditing>;
}

/** Times of a single day that nobody can book, and such as it has beside its weekday's; of several days at once. */
export function SlotsOff({ today, editing }: SlotsOffProps) {
  const { query, form, news, days, saved, choose } = editing;
  const { slotsOn } = useWeekRules();
  const input = useRef<HTMLInputElement>(null);
  const [day = ''] = days;
  const booked = useWeeklyHours().query.data?.booked ?? [];
  const daysOff = useDaysOff().query.data ?? [];
  const boxes = useInSight<HTMLDivElement>(day === '' ? null : day);
  useBegin((filled) => {
    const [, first = '', from = '', to = ''] = filled.split(' ');
    if (!filled.startsWith(TIMES_TO_TAKE)) return;
    editing.takeOff(first, { from, to });
    input.current?.focus();
  });
  const [opening, setOpening] = useState<CalendarDay | null>(null);

  /** Who is booked at their times that were removed; a day that has others says so in its row. */
  const left = booked.filter(
    ({ day: of, time }) =>
      saved.includes(of) &&
      !query.data?.some((one) => one.day === of) &&
      !slotsOn(of).some((slot) => slot === parseSlot(time)),
  );

  function change(next: string) {
    news.clear();
    choose(next);
    input.current?.focus();
  }

  async function openAgain(changed: DayWithSlotsOff) {
    setOpening(changed.day);
    await editing.setBack(changed);
    setOpening(null);
  }

  return (
    <DashboardSection
      title="Times of a single day"
      summary="Take some times off one day, or add others to it, on a day without hours as well; on several days at once. What was booked before stays."
      notice={news.notice}
      isPart
      name={editing.name}
    >
      <SettingsForm
        form={form}
        submit={day === '' || query.data === undefined ? null : { label: 'Save times', busy: 'Saving…' }}
      >
        <Field label="Day to change" name="day" required error={form.failure?.message ?? null}>
          {(control) => (
            <DayField
              control={control}
              ref={input}
              what="the day to change"
              value={day}
              min={today}
              onChange={choose}
            />
          )}
        </Field>
        {day === '' ? null : <MoreDays days={days} min={today} onChange={editing.setDays} />}
        <TimesAside aside={editing.aside} onShow={change} />
        {day === '' || query.data === undefined ? null : (
          <div ref={boxes} className="min-w-0 scroll-mb-16 sm:col-span-2">
            <DayTimes key={day} day={day} today={today} editing={editing} booked={booked} />
          </div>
        )}
      </SettingsForm>
      <StandingNote standing={left} withDays />
      <Loaded query={query} name="the times of single days" rows={1} height="min-h-12">
        {(days) => (
          <SettingsRows
            rows={days}
            keyOf={(one) => one.day}
            none="Every day ahead has the times of its week."
            facts={(one) => <Facts off={one} wholeDay={offInWords(one.day, daysOff)} />}
            actions={(one) => (
              <>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Change the times of ${formatFullDay(one.day)}`}
                  onClick={() => change(one.day)}
                >
                  Change
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Back to the week’s times: ${formatFullDay(one.day)}`}
                  busy={opening === one.day ? 'Saving…' : false}
                  onClick={() => void openAgain(one)}
                >
                  As every week
                </Button>
              </>
            )}
          />
        )}
      </Loaded>
    </DashboardSection>
  );
}

interface FactsProps {
  off: DayWithSlotsOff;
  /** That nobody can book it as it is off; null where it is not. */
  wholeDay: string | null;
}

function Facts({ off: { day, slots, added, standing }, wholeDay }: FactsProps) {
  return (
    <>
      <p className="font-semibold">{formatFullDay(day)}</p>
      {wholeDay === null ? null : <p className="wrap-anywhere">{wholeDay}</p>}
      {slots.length === 0 ? null : <p>Off: {slots.map(formatSlot).join(', ')}</p>}
      {added.length === 0 ? null : <p>Added: {added.map(formatSlot).join(', ')}</p>}
      <StandingNote standing={standing} />
    </>
  );
}
