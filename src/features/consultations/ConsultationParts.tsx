import { Activity, type ReactNode, useState } from 'react';
import { SLOTS } from '#shared/booking.ts';
import { bookableLabel, zoneLabel } from '#shared/booking-days.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { DashboardSection } from '../../components/dashboard/DashboardSection.tsx';
import { Segments } from '../../components/dashboard/Segments.tsx';
import { useAddressFields } from '../../lib/use-address-fields.ts';
import { BookingLimits } from './BookingLimits.tsx';
import { BusyCalendars } from './BusyCalendars.tsx';
import { CalendarFeed } from './CalendarFeed.tsx';
import { DaysOff } from './DaysOff.tsx';
import { SlotsOff } from './SlotsOff.tsx';

const PARTS = [
  { value: 'bookings', label: 'Bookings' },
  { value: 'availability', label: 'Availability' },
  { value: 'calendars', label: 'Calendars' },
] as const;

const [FIRST_SLOT, LAST_SLOT] = [SLOTS[0], SLOTS.at(-1)].map((slot) =>
  slot === undefined ? '' : formatSlot(slot),
);
/** The days and the widest hours of the site's content: a day may have fewer. What stands below is taken from them. */
const REGULAR = `Visitors can book ${bookableLabel}, between ${FIRST_SLOT} and ${LAST_SLOT}, ${zoneLabel}, but for what stands below.`;

type Part = (typeof PARTS)[number]['value'];

/** The part that the address names; the bookings where it names none. */
const FIRST = { part: 'bookings' };

interface ConsultationPartsProps {
  /** The current day where the business is. */
  today: string;
  bookings: ReactNode;
}

/** What is booked, when can be booked, and the calendars beside; a part that was shown keeps what is typed there. */
export function ConsultationParts({ today, bookings }: ConsultationPartsProps) {
  const [fields, show] = useAddressFields(FIRST);
  const part = PARTS.find(({ value }) => value === fields.part)?.value ?? 'bookings';
  const [opened, setOpened] = useState<Part[]>([]);
  if (!opened.includes(part)) setOpened([...opened, part]);

  const contents: Record<Part, ReactNode> = {
    bookings,
    availability: (
      <DashboardSection title="Availability" summary={REGULAR}>
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
    ),
    calendars: (
      <DashboardSection
        title="Calendars"
        summary="The calendars that say when you are busy, and the one that says when you are booked."
      >
        <Columns left={<BusyCalendars />} right={<CalendarFeed />} />
      </DashboardSection>
    ),
  };
  return (
    <>
      <div className="-mt-2 mb-6 border-b border-line pb-2">
        <Segments
          legend="Part of the consultations"
          choices={PARTS}
          value={part}
          onChange={(next) => show({ part: next })}
        />
      </div>
      {PARTS.filter(({ value }) => opened.includes(value)).map(({ value }) => (
        <Activity key={value} mode={value === part ? 'visible' : 'hidden'}>
          <div>{contents[value]}</div>
        </Activity>
      ))}
    </>
  );
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
