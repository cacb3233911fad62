import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DayOff } from '#shared/contract/availability.ts';
import { MAX_DAY_OFF_NOTE } from '#shared/limits.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { DENSE } from '../../components/dashboard/dense.ts';
import { errorAt } from '../../components/dashboard/error-at.ts';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { SettingsForm } from '../../components/dashboard/SettingsForm.tsx';
import { SettingsRows } from '../../components/dashboard/SettingsRows.tsx';
import { useBegin } from '../../components/dashboard/use-begin.ts';
import { useInSight } from '../../components/dashboard/use-in-sight.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { DayField } from './day-picker/DayField.tsx';
import { describeRange, overlapping, rangeWithNote } from './day-range.ts';
import { DAY_OFF_PARAM, TIMES_TO_TAKE } from './part-path.ts';
import { StandingNote } from './StandingNote.tsx';
import type { useDaysEditing } from './use-days-editing.ts';
import { offOn } from './week-cells.ts';

const ADD = { label: 'Block these days', busy: 'Adding…' };
const CHANGE = { label: 'Save these days', busy: 'Saving…' };

interface DaysOffProps {
  /** The current day where the business is. */
  today: string;
  editing: ReturnType<typeof useDaysEditing>;
}

/** Whole days that nobody can book. */
export function DaysOff({ today, editing }: DaysOffProps) {
  const {
    query,
    form,
    news,
    calls,
    first,
    last,
    note,
    range: edited,
    change,
    fill,
    added,
    changing,
  } = editing;
  const input = useRef<HTMLInputElement>(null);
  const [params] = useSearchParams();
  const [asked] = offOn(params.get(DAY_OFF_PARAM) ?? '', query.data ?? []);
  useBegin((days) => {
    if (days.startsWith(TIMES_TO_TAKE)) return; // those of a single day: see SlotsOff
    const [from = '', to = ''] = days.split(' ');
    change({ first: from, last: to === from ? '' : to });
    input.current?.focus();
  });

  const alreadyOff =
    first === ''
      ? []
      : overlapping({ first_day: first, last_day: last === '' ? first : last }, query.data ?? []).filter(
          ({ id }) => id !== edited?.id,
        );

  function edit(range: DayOff) {
    news.clear();
    fill(range);
    input.current?.focus();
  }

  async function open(range: DayOff) {
    if (edited?.id === range.id) fill(null);
    await editing.openAll(range.first_day, range);
  }

  function cancel() {
    fill(null);
    document.querySelector<HTMLElement>(`[data-edits="day-off-${edited?.id}"]`)?.focus();
  }

  return (
    <DashboardSection
      title="Days off"
      summary="Nobody can book on these days. What was booked before stays until you move or cancel it; its visitor is told then."
      notice={news.notice ?? calls.news.notice}
      isPart
      name={editing.name}
    >
      <SettingsForm
        form={form}
        submit={edited === null ? ADD : CHANGE}
        onCancel={edited === null ? undefined : cancel}
      >
        <Field label="First day off" name="first_day" required error={errorAt(form.failure, 'first_day')}>
          {(control) => (
            <DayField
              control={control}
              ref={input}
              what="the first day off"
              value={first}
              min={edited !== null && edited.first_day < today ? edited.first_day : today}
              onChange={(day) => change({ first: day })}
            />
          )}
        </Field>
        <Field
          label="Last day off"
          name="last_day"
          hint="Leave it empty for a single day."
          error={errorAt(form.failure, 'last_day')}
        >
          {(control) => (
            <DayField
              control={control}
              what="the last day off"
              value={last}
              min={first > today ? first : today}
              onChange={(day) => change({ last: day })}
            />
          )}
        </Field>
        <Field
          label="Note"
          name="note"
          hint="Only you see it."
          error={errorAt(form.failure, 'note')}
          className="sm:col-span-2"
        >
          {(control) => (
            <TextInput
              {...control}
              className={DENSE}
              maxLength={MAX_DAY_OFF_NOTE}
              autoComplete="off"
              value={note}
              onChange={({ target }) => change({ note: target.value })}
            />
          )}
        </Field>
        <p role="status" className="wrap-anywhere text-quiet empty:hidden sm:col-span-2">
          {alreadyOff.length === 0 ? null : `Already off: ${alreadyOff.map(rangeWithNote).join('; ')}.`}
        </p>
      </SettingsForm>
      <Loaded query={query} name="days off" rows={2} height="min-h-12">
        {(ranges) => (
          <SettingsRows
            rows={ranges}
            keyOf={({ id }) => id}
            none="No days off ahead."
            facts={(range) => (
              <Facts
                range={range}
                others={overlapping(range, ranges).filter(({ id }) => id !== range.id)}
                isNew={range.first_day === added}
                isAsked={range.id === asked?.id}
              />
            )}
            actions={(range) => (
              <>
                <Button
                  size="small"
                  variant="quiet"
                  data-edits={`day-off-${range.id}`}
                  aria-label={`Change ${describeRange(range)}`}
                  onClick={() => edit(range)}
                >
                  Change
                </Button>
                <Button
                  size="small"
                  variant="quiet"
                  aria-label={`Open ${describeRange(range)} again`}
                  busy={changing === range.first_day ? 'Opening…' : false}
                  onClick={() => void open(range)}
                >
                  Open again
                </Button>
              </>
            )}
          />
        )}
      </Loaded>
      {calls.dialog}
    </DashboardSection>
  );
}

interface FactsProps {
  range: DayOff;
  /** Those that share days with it: they stay off without it. */
  others: readonly DayOff[];
  /** Whether it was added just now. */
  isNew: boolean;
  /** Whether the address leads to it. */
  isAsked: boolean;
}

function Facts({ range, others, isNew, isAsked }: FactsProps) {
  const { note, standing, first_day, last_day } = range;
  const what = useInSight<HTMLParagraphElement>(isNew || isAsked ? first_day : null);
  useEffect(() => {
    if (isAsked) what.current?.focus({ preventScroll: true });
  }, [isAsked, what]);
  return (
    <>
      <p
        ref={what}
        tabIndex={isAsked ? -1 : undefined}
        aria-current={isAsked || undefined}
        className="scroll-mb-12 font-semibold outline-none aria-[current]:text-clay"
      >
        {describeRange(range)}
      </p>
      {note === '' ? null : <p className="wrap-anywhere">{note}</p>}
      {others.length === 0 ? null : (
        <p className="wrap-anywhere text-quiet">Overlaps {others.map(rangeWithNote).join('; ')}</p>
      )}
      <StandingNote standing={standing} withDays={first_day !== last_day} />
    </>
  );
}
