import { dayOf } from '#shared/business-time.ts';
import { addDays } from '#shared/calendar-day.ts';
import { MAX_SCHEDULE_DAYS } from '#shared/limits.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import type { SendTime } from './send-when.ts';

interface SendTimeFieldsProps {
  value: SendTime;
  onChange: (time: SendTime) => void;
}

/** The day and the time at which a newsletter goes out. */
export function SendTimeFields({ value, onChange }: SendTimeFieldsProps) {
  const today = dayOf(useMinute());
  return (
    <div className="grid grid-cols-2 gap-4">
      <Field label="Day" name="day" required>
        {(control) => (
          <TextInput
            {...control}
            type="date"
            min={today}
            max={addDays(today, MAX_SCHEDULE_DAYS)}
            value={value.day}
            onChange={({ target }) => onChange({ ...value, day: target.value })}
          />
        )}
      </Field>
      <Field label="Time" name="time" required>
        {(control) => (
          <TextInput
            {...control}
            type="time"
            value={value.time}
            onChange={({ target }) => onChange({ ...value, time: target.value })}
          />
        )}
      </Field>
      <FormError about={['day', 'time']} className="col-span-full" />
    </div>
  );
}
