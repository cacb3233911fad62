import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { DENSE } from '../../components/dashboard/dense.ts';
import { errorAt } from '../../components/dashboard/error-at.ts';
import { Loaded } from '../../components/dashboard/Loaded.tsx';
import { SettingsForm } from '../../components/dashboard/SettingsForm.tsx';
import { Select } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { lengthInWords } from './length-in-words.ts';
import type { useLimitsEditing } from './use-limits-editing.ts';

const HOUR = 60;
const BUFFERS = [0, 5, 10, 15, 20, 30, 45, HOUR, 90, 2 * HOUR];
const LEADS = [0, 2, 4, 8, 12, 24, 36, 48, 72, 120, 168].map((hours) => hours * HOUR);

/** The break between two calls, and the notice that they need. */
export function BookingLimits({ editing }: { editing: ReturnType<typeof useLimitsEditing> }) {
  const { form, change } = editing;
  return (
    <DashboardSection
      title="Breaks and notice"
      summary="Times that would come too near are shown as taken. What was booked before stays."
      isPart
    >
      <Loaded query={editing.query} name="breaks and notice" height="mt-4 h-12">
        {(known) => {
          const limits = editing.limitsFrom(known);
          return (
            <SettingsForm form={form} submit={null}>
              <Field
                label="Break between two calls"
                name="buffer"
                required
                error={errorAt(form.failure, 'buffer')}
              >
                {(control) => (
                  <Select
                    {...control}
                    className={DENSE}
                    value={limits.buffer}
                    choices={choicesOf(BUFFERS, limits.buffer, 'No break')}
                    onChange={({ target }) => change({ ...limits, buffer: Number(target.value) })}
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
                    onChange={({ target }) => change({ ...limits, lead: Number(target.value) })}
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
  return [...new Set([...minutes, present])]
    .sort((one, other) => one - other)
    .map((length) => ({ value: String(length), label: length === 0 ? none : lengthInWords(length) }));
}
