import { useId } from 'react';
import { business } from '#content/business.ts';
import { formatWeekdayTime } from '#shared/moments-in-words.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { ChoiceLine } from './ChoiceLine.tsx';
import { SendRow } from './SendRow.tsx';
import { SendTimeFields } from './SendTimeFields.tsx';
import type { SendForm } from './use-send-form.ts';

interface SendWhenProps {
  send: SendForm;
  waits: boolean;
  /** When the post appears that it waits for, in words. */
  appears: string | undefined;
}

/** When the newsletter goes out. */
export function SendWhen({ send, waits, appears = '' }: SendWhenProps) {
  const id = useId();
  const now = useMinute();
  const { isTimed, setTimed, time, setTime, form } = send;
  return (
    <SendRow label="When" labelId={id}>
      <fieldset disabled={form.pending} aria-labelledby={id} className="grid gap-2">
        <ChoiceLine
          type="radio"
          name={id}
          checked={!isTimed}
          onChange={() => setTimed(false)}
          {...(waits ? {} : { hint: 'it can’t be called back' })}
        >
          {waits ? `When the post appears${appears}` : 'Now'}
        </ChoiceLine>
        <ChoiceLine type="radio" name={id} checked={isTimed} onChange={() => setTimed(true)}>
          Later
        </ChoiceLine>
        {isTimed ? (
          <div className="grid gap-2 sm:max-w-sm sm:pl-7">
            <SendTimeFields value={time} onChange={setTime} />
            <p className="text-fine text-quiet">
              The time is {business.time.name}, now {formatWeekdayTime(now)}. It goes to those who are
              subscribers then.
            </p>
          </div>
        ) : null}
      </fieldset>
    </SendRow>
  );
}
