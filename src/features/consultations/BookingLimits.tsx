import { business } from '#content/business.ts';
import type { BookingLimits as Limits } from '#shared/contract/availability.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { DENSE } from '../../components/dashboard/dense.ts';
import { errorAt } from '../../components/dashboard/error-at.ts';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { SettingsForm } from '../../components/dashboard/SettingsForm.tsx';
import { howMany } from '../../lib/how-many.ts';
import { Select } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { ChangedElsewhere } from './ChangedElsewhere.tsx';
import { SavingFailure } from './SavingFailure.tsx';
import { lengthInWords } from './length-in-words.ts';
import type { useLimitsEditing } from './use-limits-editing.ts';

/** The profile's: no day after the last one is offered. */
const { first: FIRST_DAY, last: LAST_DAY } = business.consultations.days;
const HOUR = 60;
const BUFFERS = [0, 5, 10, 15, 20, 30, 45, HOUR, 90, 2 * HOUR];
const LEADS = [0, 2, 4, 8, 12, 24, 36, 48, 72, 120, 168].map((hours) => hours * HOUR);

const WEEK = 7;
const AHEAD = [WEEK, 2 * WEEK, 3 * WEEK].filter((days) => FIRST_DAY <= days && days <= LAST_DAY);
const DAILY = [1, 2, 3, 4, 5, 6, 7, 8];

const WORDS: Record<keyof Limits, (limits: Limits) => string> = {
  buffer: ({ buffer }) => `${buffer === 0 ? 'no' : lengthInWords(buffer)} break between two calls`,
  lead: ({ lead }) => `${lead === 0 ? 'no' : lengthInWords(lead)} notice before a call`,
  ahead: ({ ahead }) => `bookable up to ${daysInWords(ahead)} ahead`,
  daily: ({ daily }) => (daily === null ? 'no limit of calls a day' : `${howMany(daily, 'call')} a day`),
};

/** The break between two calls, the notice that they need, how far ahead they can be, and how many on one day. */
export function BookingLimits({ editing }: { editing: ReturnType<typeof useLimitsEditing> }) {
  const { form, change } = editing;
  return (
    <DashboardSection
      title="Booking limits"
      summary="For visitors: what you book yourself can go beyond them. What was booked before stays."
      isPart
      name={editing.name}
    >
      <Loaded query={editing.query} name="booking limits" height="mt-4 h-12">
        {(known) => {
          const limits = editing.limitsFrom(known);
          return (
            <SettingsForm form={form} submit={null}>
              <SavingFailure failure={form.failure} />
              <ChangedElsewhere
                theirs={editing.conflicts.map((field) => WORDS[field](known))}
                isSaving={form.pending}
                onTheirs={editing.useTheirs}
                onMine={editing.saveMine}
              />
              <Field
                label="Break between two calls"
                name="buffer"
                required
                hint="And around what is in your calendar."
                error={errorAt(form.failure, 'buffer')}
              >
                {(control) => (
                  <Select
                    {...control}
                    className={DENSE}
                    value={limits.buffer}
                    choices={choicesOf(BUFFERS, limits.buffer, 'No break')}
                    onChange={({ target }) => change({ buffer: Number(target.value) })}
                  />
                )}
              </Field>
              <Field
                label="Notice before a call"
                name="lead"
                required
                hint="Nobody can book, or move a call, closer to it than this."
                error={errorAt(form.failure, 'lead')}
              >
                {(control) => (
                  <Select
                    {...control}
                    className={DENSE}
                    value={limits.lead}
                    choices={choicesOf(LEADS, limits.lead, 'No minimum')}
                    onChange={({ target }) => change({ lead: Number(target.value) })}
                  />
                )}
              </Field>
              <Field
                label="Bookable up to"
                name="ahead"
                required
                hint="No day after that is offered."
                error={errorAt(form.failure, 'ahead')}
              >
                {(control) => (
                  <Select
                    {...control}
                    className={DENSE}
                    value={limits.ahead}
                    choices={inOrder([...AHEAD, LAST_DAY, limits.ahead]).map((days) => ({
                      value: String(days),
                      label: `${daysInWords(days)} ahead`,
                    }))}
                    onChange={({ target }) => change({ ahead: Number(target.value) })}
                  />
                )}
              </Field>
              <Field
                label="Calls a day, at most"
                name="daily"
                required
                hint="Calls that you book count as well."
                error={errorAt(form.failure, 'daily')}
              >
                {(control) => (
                  <Select
                    {...control}
                    className={DENSE}
                    value={limits.daily ?? ''}
                    choices={[
                      { value: '', label: 'No limit' },
                      ...inOrder([...DAILY, ...(limits.daily === null ? [] : [limits.daily])]).map(
                        (count) => ({
                          value: String(count),
                          label: howMany(count, 'call'),
                        }),
                      ),
                    ]}
                    onChange={({ target: { value } }) =>
                      change({ daily: value === '' ? null : Number(value) })
                    }
                  />
                )}
              </Field>
            </SettingsForm>
          );
        }}
      </Loaded>
    </DashboardSection>
  );
}

/** The usual lengths, and the present one if it is another. */
function choicesOf(minutes: readonly number[], present: number, none: string) {
  return inOrder([...minutes, present]).map((length) => ({
    value: String(length),
    label: length === 0 ? none : lengthInWords(length),
  }));
}

/** Each of them once. */
function inOrder(numbers: readonly number[]): number[] {
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** '2 weeks', '30 days' */
function daysInWords(days: number): string {
  return days % WEEK === 0 ? howMany(days / WEEK, 'week') : howMany(days, 'day');
}
