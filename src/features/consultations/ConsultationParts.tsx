import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { WayBack } from '../../components/dashboard/WayBack.tsx';
import { dashboardTabPath } from '../../paths.ts';
import { BookingLimits } from './BookingLimits.tsx';
import { BusyCalendars } from './BusyCalendars.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';
import { DaysOff } from './DaysOff.tsx';
import { PART_PARAM, type ConsultationPart } from './part-path.ts';
import { partLinkId } from './PartLinks.tsx';
import { SlotsOff } from './SlotsOff.tsx';
import { WeeklyHours } from './weekly-hours/WeeklyHours.tsx';

const BOOKINGS = 'bookings';
const PARTS: readonly ConsultationPart[] = ['availability', 'calendars'];

type Shown = ConsultationPart | typeof BOOKINGS;
const SHOWN: readonly Shown[] = [BOOKINGS, ...PARTS];

interface ConsultationPartsProps {
  /** The current day where the business is. */
  today: string;
  bookings: ReactNode;
}

/**
 * What is booked; and below it, each with a way back, when can be booked and the calendars beside. The address says which
 * is shown; one that was shown keeps what is typed there.
 */
export function ConsultationParts({ today, bookings }: ConsultationPartsProps) {
  const [params] = useSearchParams();
  const part: Shown = PARTS.find((one) => one === params.get(PART_PARAM)) ?? BOOKINGS;
  const [opened, setOpened] = useState<readonly Shown[]>([]);
  if (!opened.includes(part)) setOpened([...opened, part]);
  useFocusAcross(part);

  const contents: Record<Shown, ReactNode> = {
    bookings,
    availability: (
      <Below>
        <DashboardSection
          title="Availability"
          summary="When visitors can book a call: your hours of the week, without the days and times that you take off."
        >
          <div className="mt-5 border-t border-ink pt-5">
            <WeeklyHours />
          </div>
          <Columns
            left={<DaysOff today={today} />}
            right={
              <>
                <BookingLimits />
                <SlotsOff today={today} />
              </>
            }
          />
        </DashboardSection>
      </Below>
    ),
    calendars: (
      <Below>
        <DashboardSection
          title="Calendars"
          summary="The calendars that say when you are busy, and the one that says when you are booked."
        >
          <Columns left={<BusyCalendars />} right={<CalendarFeed />} />
        </DashboardSection>
      </Below>
    ),
  };
  return SHOWN.filter((one) => opened.includes(one)).map((one) => (
    <Activity key={one} mode={one === part ? 'visible' : 'hidden'}>
      <div data-consultations-part={one}>{contents[one]}</div>
    </Activity>
  ));
}

/** A page below the list, with the way back to it. */
function Below({ children }: { children: ReactNode }) {
  return (
    <>
      <WayBack to={dashboardTabPath('consultations')} label="Consultations" />
      {children}
    </>
  );
}

/** The pressed link is hidden then: the focus goes on to the way back, and from there to the link again. */
function useFocusAcross(part: Shown): void {
  const before = useRef(part);
  useEffect(() => {
    const left = before.current;
    before.current = part;
    if (left === part) return;
    const { activeElement } = document;
    const isLost =
      activeElement === null || activeElement === document.body || !activeElement.checkVisibility();
    if (!isLost) return;
    if (part !== BOOKINGS) wayBackOf(part)?.focus();
    else if (left !== BOOKINGS) document.getElementById(partLinkId(left))?.focus();
  }, [part]);
}

function wayBackOf(part: Shown): HTMLElement | null {
  return document.querySelector(`[data-consultations-part="${part}"] [data-way-back]`);
}

const COLUMN =
  'min-w-0 *:py-6 *:not-first:border-t *:not-first:border-line *:first:pt-5 max-xl:border-b max-xl:border-line';

/** Two columns of settings; one below the other where there is no room for both. */
function Columns({ left, right }: { left: ReactNode; right: ReactNode }) {
  return (
    <div className="mt-5 grid grid-cols-1 gap-x-14 border-t border-ink xl:grid-cols-2">
      <div className={COLUMN}>{left}</div>
      <div className={COLUMN}>{right}</div>
    </div>
  );
}
