import { Activity, type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { WayBack } from '../../components/dashboard/WayBack.tsx';
import { dashboardTabPath } from '../../paths.ts';
import { Availability } from './Availability.tsx';
import { BusyCalendars } from './BusyCalendars.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';
import { PART_PARAM, type ConsultationPart } from './part-path.ts';
import { PartColumns } from './PartColumns.tsx';
import { partLinkId } from './PartLinks.tsx';

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
        <Availability today={today} />
      </Below>
    ),
    calendars: (
      <Below>
        <DashboardSection
          title="Calendars"
          summary="The calendars that say when you are busy, and the one that says when you are booked."
        >
          <PartColumns left={<BusyCalendars />} right={<CalendarFeed />} />
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
    else if (left !== BOOKINGS) wayTo(left)?.focus();
  }, [part]);
}

/** The link to a part; on a phone, the menu that has it. */
function wayTo(part: ConsultationPart): HTMLElement | null {
  const link = document.getElementById(partLinkId(part));
  if (link?.checkVisibility() === true) return link;
  return document.querySelector(`[data-consultations-part="${BOOKINGS}"] [aria-haspopup=menu]`);
}

function wayBackOf(part: Shown): HTMLElement | null {
  return document.querySelector(`[data-consultations-part="${part}"] [data-way-back]`);
}
