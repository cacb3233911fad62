import { consultation } from '#content/words/consultation.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { saveFile } from '../../lib/save-file.ts';
import { ROUTES } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { ConsultationFacts } from './ConsultationFacts.tsx';
import type { BookedDetails } from './BookingForm.tsx';
import { eventOf } from './booked-event.ts';
import { calendarFile } from './calendar-file.ts';
import { When } from './When.tsx';

interface BookedProps {
  details: BookedDetails;
  onAgain: () => void;
}

/** The screen after a booking. [2.12.08]–[2.12.10] [4.9.02] [4.9.03] */
export function Booked({ details, onAgain }: BookedProps) {
  const { booked, event } = consultation;
  const { day, slot, timeZone: zone } = details;

  function addToCalendar() {
    const text = calendarFile({ ...eventOf(details), now: new Date() });
    saveFile(event.fileName, 'text/calendar;charset=utf-8', text);
  }

  return (
    <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
      <div>
        <ScreenHeading arrived className="max-w-[9.3em] text-hero">
          {booked.title}
        </ScreenHeading>
        <p className="mt-6 font-serif text-heading">
          <When day={day} slot={slot} zone={zone} />
        </p>
        <div className="mt-4 max-w-[32em]">
          <ConsultationFacts
            day={day}
            slot={slot}
            zone={zone}
            meeting={{ url: details.meetingUrl, phone: details.phone }}
          />
          <p className="mt-6 text-lead wrap-anywhere text-quiet">
            {details.invited ? <Invited details={details} /> : <Uninvited details={details} />}
          </p>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-4 gap-y-3 max-sm:flex-col max-sm:items-stretch">
          <Button onClick={addToCalendar}>{booked.calendar}</Button>
          <Button variant="secondary" onClick={onAgain}>
            {booked.again}
          </Button>
          <MoreLink to={ROUTES.home}>{booked.home}</MoreLink>
        </div>
      </div>
      <Drawing of="booked" className="lg:mt-4" />
    </div>
  );
}

function Invited({ details }: { details: BookedDetails }) {
  const { confirm, change, ...how } = consultation.booked;
  return (
    <>
      {confirm} <Strong>{details.email}</Strong> <HowWeMeet how={how} details={details} />. {change}
    </>
  );
}

function Uninvited({ details }: { details: BookedDetails }) {
  const { change, ...how } = consultation.booked.uninvited;
  return (
    <>
      <HowWeMeet how={how} details={details} />. {change}
    </>
  );
}

interface HowWeMeetProps {
  how: { call: string; link: string; open: string };
  details: BookedDetails;
}

function HowWeMeet({ how: { call, link, open }, details: { phone, meetingUrl } }: HowWeMeetProps) {
  if (phone === '') return meetingUrl === '' ? open : link;
  return (
    <>
      {call} <Strong>{phone}</Strong>
    </>
  );
}

function Strong({ children }: { children: string }) {
  return <span className="break-words text-ink">{children}</span>;
}
