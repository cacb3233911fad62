import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { DayOff } from '#shared/contract/availability.ts';
import { MAX_DAY_OFF_NOTE } from '#shared/limits.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { DENSE } from '../../components/dashboard/dense.ts';
import { errorAt } from '../../components/dashboard/error-at.ts';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { focusPanel, shownPanel } from '../../components/dashboard/row-focus.ts';
import { SettingsForm } from '../../components/dashboard/SettingsForm.tsx';
import { SettingsRows } from '../../components/dashboard/SettingsRows.tsx';
import { useBegin } from '../../components/dashboard/use-begin.ts';
import { useInSight } from '../../components/dashboard/use-in-sight.ts';
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { DayField } from './day-picker/DayField.tsx';
import { describeRange, overlapping, rangeWithNote } from './day-range.ts';
import { useCallMenu } from './owner-changes/use-call-menu.tsx';
import { DAY_OFF_PARAM, TIMES_TO_TAKE } from './part-path.ts';
import { StandingNote } from './StandingNote.tsx';
import { useDayChange } from './use-day-change.ts';
import { useDaysOff } from './use-days-off.ts';
import { offOn } from './week-cells.ts';

const failureOf = failureWith({
  refused: 'The days could not be taken off. Please try again.',
  fields: ['first_day', 'last_day', 'note'],
  otherwise: ['first_day'],
});
const ADD = { label: 'Block these days', busy: 'Adding…' };
const CHANGE = { label: 'Save these days', busy: 'Saving…' };

/** @param today the current day where the business is */
export function DaysOff({ today }: { today: string }) {
  const { query } = useDaysOff();
  const news = useNews();
  const calls = useCallMenu();
  const { takeSeveralOff, change, openAll, changing } = useDayChange(news, today, calls.cancelByIds);
  const input = useRef<HTMLInputElement>(null);
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [note, setNote] = useState('');
  /** The days off that the form changes; null where it adds some. */
  const [edited, setEdited] = useState<DayOff | null>(null);
  const [added, setAdded] = useState('');
  const [params] = useSearchParams();
  const [asked] = offOn(params.get(DAY_OFF_PARAM) ?? '', query.data ?? []);
  useBegin((days) => {
    if (days.startsWith(TIMES_TO_TAKE)) return; // those of a single day: see SlotsOff
    const [from = '', to = ''] = days.split(' ');
    setFirst(from);
    setLast(to === from ? '' : to);
    input.current?.focus();
  });

  const { form, clearFailure } = useForm({
    read: () => ({ first_day: first, last_day: last === '' ? first : last, note: note.trim() }),
    send: (range) => (edited === null ? takeSeveralOff(range) : change(edited, range)),
    failureOf,
    onSent(say, { first_day }) {
      fill(null);
      setAdded(first_day);
      leaveField();
      say();
    },
  });

  const alreadyOff =
    first === ''
      ? []
      : overlapping({ first_day: first, last_day: last === '' ? first : last }, query.data ?? []).filter(
          ({ id }) => id !== edited?.id,
        );

  function fill(range: DayOff | null) {
    clearFailure();
    setEdited(range);
    setFirst(range?.first_day ?? '');
    setLast(range === null || range.last_day === range.first_day ? '' : range.last_day);
    setNote(range?.note ?? '');
  }

  /** What was asked for is done: in a date field, the dashboard's keys would be typed. */
  function leaveField() {
    const panel = shownPanel();
    if (panel !== undefined) focusPanel(panel);
  }

  function edit(range: DayOff) {
    news.clear();
    fill(range);
    input.current?.focus();
  }

  async function open(range: DayOff) {
    if (edited?.id === range.id) fill(null);
    await openAll(range.first_day, range);
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
              onChange={setFirst}
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
              onChange={setLast}
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
              onChange={({ target }) => setNote(target.value)}
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
