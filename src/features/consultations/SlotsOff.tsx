import { useRef, useState } from 'react';
import type { CalendarDay } from '#shared/calendar-day.ts';
import type { SlotsOff as DayWithSlotsOff } from '#shared/contract/availability.ts';
import { formatFullDay } from '#shared/days-in-words.ts';
import { parseSlot, type Slot, slotTo24Hours } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { SettingsForm } from '../../components/dashboard/SettingsForm.tsx';
import { SettingsRows } from '../../components/dashboard/SettingsRows.tsx';
import { useBegin } from '../../components/dashboard/use-begin.ts';
import { useInSight } from '../../components/dashboard/use-in-sight.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Field } from '../../ui/Field.tsx';
import { DayField } from './day-picker/DayField.tsx';
import { MoreDays } from './MoreDays.tsx';
import { TIMES_TO_TAKE } from './part-path.ts';
import { SlotBoxes } from './SlotBoxes.tsx';
import { StandingNote } from './StandingNote.tsx';
import { useSlotsOff } from './use-slots-off.ts';
import { useTimesChange } from './use-times-change.ts';
import { useWeeklyHours, useWeekRules } from './use-weekly-hours.ts';

const failureOf = failureWith({
  refused: 'The times could not be saved. Please try again.',
  otherwise: ['day'],
});

/**
 * Times of a single day that nobody can book, and such as it has beside its weekday's; of several days at once.
 * @param today the current day where the business is
 */
export function SlotsOff({ today }: { today: string }) {
  const { query } = useSlotsOff();
  const { slotsOn } = useWeekRules();
  const news = useNews();
  const { set, setBack } = useTimesChange(news);
  const input = useRef<HTMLInputElement>(null);
  /** The first is the one whose times are shown. */
  const [days, setDays] = useState<readonly CalendarDay[]>([]);
  /** The times that are asked to be taken off: from one to another, which is none of them. */
  const [asked, setAsked] = useState<{ from: string; to: string } | null>(null);
  const [day = ''] = days;
  const offered = day === '' ? [] : slotsOn(day);
  const booked = useWeeklyHours().query.data?.booked ?? [];
  const bookedBy = (slot: Slot) =>
    booked.find((one) => one.day === day && parseSlot(one.time) === slot)?.name ?? null;
  const boxes = useInSight<HTMLDivElement>(day === '' ? null : day);
  const known = query.data?.find((one) => one.day === day) ?? { slots: [], added: [] };
  const isAsked = (slot: Slot) =>
    asked !== null && slotTo24Hours(slot) >= asked.from && slotTo24Hours(slot) < asked.to;
  const off = [...known.slots, ...[...offered, ...known.added].filter(isAsked)];
  useBegin((filled) => {
    const [, first = '', from = '', to = ''] = filled.split(' ');
    if (!filled.startsWith(TIMES_TO_TAKE)) return;
    setDays([first]);
    setAsked({ from, to });
    input.current?.focus();
  });
  /** The days that were saved last. */
  const [saved, setSaved] = useState<readonly CalendarDay[]>([]);
  const [opening, setOpening] = useState<CalendarDay | null>(null);

  /** Who is booked at their times that were removed; a day that has others says so in its row. */
  const left = booked.filter(
    ({ day: of, time }) =>
      saved.includes(of) &&
      !query.data?.some((one) => one.day === of) &&
      !slotsOn(of).some((slot) => slot === parseSlot(time)),
  );

  const { form, clearFailure } = useForm({
    read: (data) => ({ days, times: slotsIn(data) }),
    send: ({ times }) => set(days, times),
    failureOf,
    onSent(say) {
      setDays([]);
      setSaved(days);
      say();
    },
  });

  function choose(next: string) {
    clearFailure();
    setAsked(null);
    setDays(next === '' ? [] : [next]);
  }

  function change(next: string) {
    news.clear();
    choose(next);
    input.current?.focus();
  }

  async function openAgain(changed: DayWithSlotsOff) {
    setOpening(changed.day);
    if (await setBack(changed)) setSaved([changed.day]);
    setOpening(null);
  }

  return (
    <DashboardSection
      title="Times of a single day"
      summary="Take some times off one day, or add others to it, on a day without hours as well; on several days at once. What was booked before stays."
      notice={news.notice}
      isPart
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
        {day === '' ? null : <MoreDays days={days} min={today} onChange={setDays} />}
        {day === '' || query.data === undefined ? null : (
          <div ref={boxes} className="min-w-0 scroll-mb-16 sm:col-span-2">
            <SlotBoxes
              key={`${day} ${asked?.from}`}
              offered={offered}
              off={off}
              added={known.added}
              bookedBy={bookedBy}
            />
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
            facts={(one) => <Facts off={one} />}
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

/** Those that are checked. */
function slotsIn(data: FormData): Slot[] {
  return data.getAll('slot').flatMap((value) => (typeof value === 'string' ? (parseSlot(value) ?? []) : []));
}

function Facts({ off: { day, slots, added, standing } }: { off: DayWithSlotsOff }) {
  return (
    <>
      <p className="font-semibold">{formatFullDay(day)}</p>
      {slots.length === 0 ? null : <p>Off: {slots.map(formatSlot).join(', ')}</p>}
      {added.length === 0 ? null : <p>Added: {added.map(formatSlot).join(', ')}</p>}
      <StandingNote standing={standing} />
    </>
  );
}
