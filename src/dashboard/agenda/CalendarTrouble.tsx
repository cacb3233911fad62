import type { FailingCalendar } from '#shared/contract/busy-calendars.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { useNews } from '../../components/dashboard/use-news.ts';
import { describeFailure, describeRisk, titleOf } from '../../features/consultations/busy-calendar-words.ts';
import { useCheckCalendar } from '../../features/consultations/use-busy-calendars.ts';
import { failureText } from '../../lib/api-error.ts';
import { useMinute } from '../../lib/use-minute.ts';
import { dashboardTabPath } from '../../paths.ts';
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
    <DashboardSection title="Busy times" notice={notice}>
      {failing.length === 0 ? null : (
        <div className="mt-5 grid gap-4 rounded bg-alarm-wash px-4 py-3 wrap-anywhere">
          <ul className="grid gap-3">
            {failing.map((calendar) => (
              <li key={calendar.id} className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
                <div role="status" className="min-w-0 grow basis-72">
                  <p className="font-semibold text-alarm">
                    Your calendar “{titleOf(calendar)}” can’t be read.
                  </p>
                  <p className="mt-1">{describeFailure(calendar, now)}</p>
                  <p>{describeRisk(calendar, now)}</p>
                </div>
                <Button
                  size="small"
                  variant="secondary"
                  aria-label={`Check ${titleOf(calendar)} now`}
                  busy={check.isPending && check.variables === calendar.id ? 'Checking…' : false}
                  onClick={() => checkNow(calendar)}
                >
                  Check now
                </Button>
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink
              size="small"
              variant="secondary"
              to={`${dashboardTabPath('consultations')}&part=calendars`}
            >
              See your calendars
            </ButtonLink>
          </div>
        </div>
      )}
    </DashboardSection>
  );
}
