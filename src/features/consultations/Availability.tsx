import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { BookingLimits } from './BookingLimits.tsx';
import { BusyCalendars } from './BusyCalendars.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';
import { DaysOff } from './DaysOff.tsx';
import { SlotsOff } from './SlotsOff.tsx';

const COLUMN = 'min-w-0 border-t border-ink *:py-6 *:not-first:border-t *:not-first:border-line *:first:pt-5';

/**
 * When visitors can book: what the owner sets on the left, what her calendars say on the right.
 * @param today the current day where the business is
 */
export function Availability({ today }: { today: string }) {
  return (
    <DashboardSection
      title="Availability"
      summary="When visitors can book. Every change holds from now on; what is booked already stays."
    >
      <div className="mt-5 grid gap-x-12 xl:grid-cols-2">
        <div className={COLUMN}>
          <DaysOff today={today} />
          <SlotsOff today={today} />
        </div>
        <div className={COLUMN}>
          <BusyCalendars />
          <BookingLimits />
          <CalendarFeed />
        </div>
      </div>
    </DashboardSection>
  );
}
