import ChevronDown from 'lucide-react/icons/chevron-down';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { useHost } from '../../../lib/host.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormError } from '../../../ui/FormError.tsx';
import { callDay } from '../call-days.ts';
import { OtherClock } from '../OtherClock.tsx';
import { timeInWords } from '../time-in-words.ts';
import { CallSteps } from './CallSteps.tsx';
import { TimeWarning } from './TimeWarning.tsx';
import { toChoose } from './to-choose.ts';
import type { CallTimeChoice } from './use-call-time.ts';

interface ChosenTimeProps {
  choice: CallTimeChoice;
  /** Whether the steps are shown by which another is chosen. */
  isChanging: boolean;
  onChanging: (isChanging: boolean) => void;
  /** Whether a time is what is to be chosen first. */
  isFirst: boolean;
  /** Called before another is chosen. */
  onChoose: () => void;
}

/** When a call will be, and the way to choose another day and time. */
export function ChosenTime({ choice, isChanging, onChanging, isFirst, onChoose }: ChosenTimeProps) {
  const { timeZone } = useHost();
  const { today, day, slot, warning } = choice;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 tabular-nums">
        <div className="min-w-0">
          <div role="status">
            <p className="font-semibold">
              {slot === null
                ? toChoose(day, today)
                : `${callDay(day, today)}, ${timeInWords(slot)}, ${CONSULTATION_MINUTES} minutes`}
            </p>
            {warning === null ? null : <TimeWarning>{warning}</TimeWarning>}
          </div>
          {slot === null ? null : (
            <div className="text-quiet">
              <OtherClock
                label="For you"
                call={{ consultation_date: day, consultation_time: slot }}
                timeZone={timeZone()}
              />
            </div>
          )}
        </div>
        <Button
          variant="quiet"
          size="small"
          className="-my-1.5 max-sm:-ml-3 sm:-mr-3 touch:-my-3"
          aria-expanded={isChanging}
          aria-label="Change day and time"
          onClick={() => onChanging(!isChanging)}
        >
          Change
          <ChevronDown aria-hidden className={`size-4 ${isChanging ? 'rotate-180' : ''}`} />
        </Button>
      </div>
      {isChanging ? (
        <div className="border-y border-line py-5">
          <CallSteps choice={choice} focusFirst={isFirst ? 'time' : null} onChoose={onChoose} />
        </div>
      ) : null}
      <FormError about={['date', 'time']} />
    </>
  );
}
