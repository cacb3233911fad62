import { Link } from 'react-router-dom';
import type { FailingCalendar } from '#shared/contract/busy-calendars.ts';
import { Details } from '../../components/dashboard/Details.tsx';
import { TroubleRow } from '../../components/dashboard/TroubleRow.tsx';
import { TroubleSection } from '../../components/dashboard/TroubleSection.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { describeFailure, describeRisk, titleOf } from '../../features/consultations/busy-calendar-words.ts';
import { consultationPartPath } from '../../features/consultations/part-path.ts';
import { useCheckCalendar } from '../../features/consultations/use-busy-calendars.ts';
import { failureText } from '../../lib/api-error.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { Button } from '../../ui/Button.tsx';
import { useAgenda } from './use-agenda.ts';

const FAILURES = { refused: 'The calendar could not be asked. Please try again.' };

/** Calendars of busy times that can't be read, as visitors may book over them; renders nothing while all can be. */
export function CalendarTrouble() {
  const { agenda } = useAgenda();
  const { notice, clear, say, fail } = useNews();
  const check = useCheckCalendar();
  const now = useMinute();
  const failing = agenda?.failing_calendars ?? [];
  if (failing.length === 0 && notice === null) return null;

  function checkNow({ id }: FailingCalendar) {
    clear();
    check.mutate(id, {
      onSuccess({ calendars }) {
        const checked = calendars.find((one) => one.id === id);
        if (checked?.problem === null) say(`${titleOf(checked)} can be read again`);
      },
      onError: (error) => void fail(failureText(error, FAILURES), 'Nothing was read'),
    });
  }

  return (
    <TroubleSection title="Calendars" notice={notice}>
      {failing.length === 0 ? null : (
        <ul>
          {failing.map((calendar) => (
            <li key={calendar.id}>
              <TroubleRow
                word="Failing"
                tone="alarm"
                actions={
                  <Button
                    size="small"
                    variant="secondary"
                    aria-label={`Check ${titleOf(calendar)} now`}
                    busy={check.isPending && check.variables === calendar.id ? 'Checking…' : false}
                    onClick={() => checkNow(calendar)}
                  >
                    Check now
                  </Button>
                }
              >
                <p role="status" className="font-semibold">
                  Your calendar “{titleOf(calendar)}” can’t be read
                  {calendar.counts ? '.' : ', so visitors can book over it.'}
                </p>
                <Details>
                  <p>{describeFailure(calendar, now)}</p>
                  <p>{describeRisk(calendar, now)}</p>
                  <Link to={consultationPartPath('calendars')} className="finger-high text-link">
                    Open calendars
                  </Link>
                </Details>
              </TroubleRow>
            </li>
          ))}
        </ul>
      )}
    </TroubleSection>
  );
}
