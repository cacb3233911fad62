import { useEffect, useRef, useState } from 'react';
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
import { useNews } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { textOf } from '../../lib/form-values.ts';
import { failureWith, useForm } from '../../lib/use-form.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { DayField } from './day-picker/DayField.tsx';
import { describeRange, verbOf } from './day-range.ts';
import { DAY_OFF_PARAM } from './part-path.ts';
import { StandingNote } from './StandingNote.tsx';
import { useDaysOff } from './use-days-off.ts';
import { offOn } from './week-cells.ts';

const failureOf = failureWith({
  refused: 'The days could not be taken off. Please try again.',
  fields: ['first_day', 'last_day', 'note'],
  otherwise: ['first_day'],
});
const CLOSE_TEXTS = { refused: 'The days could not be taken off again. Please try again.' };
const REMOVE_TEXTS = { refused: 'The days could not be opened again. Please try again.' };

/** @param today the current day where the business is */
export function DaysOff({ today }: { today: string }) {
  const { query, add, remove } = useDaysOff();
  const { notice, clear, say, fail } = useNews();
  const input = useRef<HTMLInputElement>(null);
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  const [added, setAdded] = useState('');
  const [params] = useSearchParams();
  const [asked] = offOn(params.get(DAY_OFF_PARAM) ?? '', query.data ?? []);
  useBegin((days) => {
    const [from = '', to = ''] = days.split(' ');
    setFirst(from);
    setLast(to === from ? '' : to);
    input.current?.focus();
  });

  const { form } = useForm({
    read: (data) => ({ first_day: first, last_day: last, note: textOf(data, 'note') }),
    send(range) {
      clear();
      return add(range);
    },
    failureOf,
    onSent(_, { first_day, last_day }) {
      input.current?.form?.reset();
      setFirst('');
      setLast('');
      setAdded(first_day);
      const range = { first_day, last_day: last_day === '' ? first_day : last_day };
      say(`${describeRange(range)} ${verbOf(range)} off`);
    },
  });

  function open(range: DayOff) {
    clear();
    remove.mutate(range.id, {
      onSuccess: () => say(`${describeRange(range)} can be booked again`, () => void closeAgain(range)),
      onError: (error) => void fail(failureText(error, REMOVE_TEXTS), 'Nothing was changed'),
    });
  }

  /** The days of it that have passed still are off: nothing books them. */
  async function closeAgain({ first_day, last_day, note }: DayOff) {
    const range = { first_day: first_day < today ? today : first_day, last_day, note };
    try {
      await add(range);
      say(`${describeRange(range)} ${verbOf(range)} off`);
    } catch (error) {
      await fail(failureText(error, CLOSE_TEXTS), 'Nothing was changed');
    }
  }

  const removing = remove.isPending ? remove.variables : null;
  return (
    <DashboardSection
      title="Days off"
      summary="Nobody can book on these days. What was booked before stays until you move or cancel it; its visitor is told then."
      notice={notice}
      isPart
    >
      <SettingsForm form={form} submit={{ label: 'Block these days', busy: 'Adding…' }}>
        <Field label="First day off" name="first_day" required error={errorAt(form.failure, 'first_day')}>
          {(control) => (
            <DayField
              control={control}
              ref={input}
              what="the first day off"
              value={first}
              min={today}
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
            <TextInput {...control} className={DENSE} maxLength={MAX_DAY_OFF_NOTE} autoComplete="off" />
          )}
        </Field>
      </SettingsForm>
      <Loaded query={query} name="days off" rows={2} height="min-h-12">
        {(ranges) => (
          <SettingsRows
            rows={ranges}
            keyOf={({ id }) => id}
            none="No days off ahead."
            facts={(range) => (
              <Facts range={range} isNew={range.first_day === added} isAsked={range.id === asked?.id} />
            )}
            actions={(range) => (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Open ${describeRange(range)} again`}
                busy={removing === range.id ? 'Opening…' : false}
                onClick={() => open(range)}
              >
                Open again
              </Button>
            )}
          />
        )}
      </Loaded>
    </DashboardSection>
  );
}

interface FactsProps {
  range: DayOff;
  /** Whether it was added just now. */
  isNew: boolean;
  /** Whether the address leads to it. */
  isAsked: boolean;
}

function Facts({ range, isNew, isAsked }: FactsProps) {
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
      <StandingNote standing={standing} withDays={first_day !== last_day} />
    </>
  );
}
