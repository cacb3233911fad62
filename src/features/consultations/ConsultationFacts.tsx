import { business } from '#content/business.ts';
import { consultation } from '#content/words/consultation.ts';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatDay } from '#shared/days-in-words.ts';
import type { Slot } from '#shared/time-of-day.ts';
import { formatSlot } from '#shared/times-in-words.ts';
import { useVisitorTime } from './use-visitor-time.ts';
import { describeVisitorTime, type VisitorTime } from '#shared/visitor-time.ts';

interface ConsultationFactsProps {
  day: CalendarDay | null;
  slot: Slot | null;
  /** The visitor's time zone; null for the browser's. */
  zone: string | null;
  /** How they talk, once it is booked: its day and the visitor's time stand above the facts, and its price has been read. */
  meeting?: Meeting;
}

export interface Meeting {
  /** Where they meet online; '' if they don't. */
  url: string;
  /** The number that is called, or only that one was left. */
  phone: string | boolean;
}

/**
 * The booked or chosen consultation: day, the business's and the visitor's time, length and price. The visitor's time
 * comes first where it differs, and before the day where that is another one, too. [2.12.07]
 */
export function ConsultationFacts({ day, slot, zone, meeting }: ConsultationFactsProps) {
  const { summary } = consultation;
  const isBooked = meeting !== undefined;
  const visitorTime = useVisitorTime(zone);
  const visitor = day === null || slot === null ? null : visitorTime(day, slot);
  const ours = { term: summary.time, value: slot === null ? null : formatSlot(slot) };
  const isOtherDay = visitor !== null && visitor.otherDay !== null;
  const own = {
    term: summary.own,
    value: visitor === null ? null : describe(isBooked ? { ...visitor, otherDay: null } : visitor),
  };
  const onDay = {
    term: isOtherDay ? summary.ourDay(business.time.place) : summary.day,
    value: day === null ? null : formatDay(day),
  };
  const when = isOtherDay
    ? [own, onDay, ours]
    : visitor === null || visitor.same
      ? [onDay, ours, own]
      : [onDay, own, ours];
  const facts = [
    ...when.filter((fact) => !isBooked || (fact === onDay ? isOtherDay : !visitor?.same)),
    { term: summary.length, value: summary.minutes(CONSULTATION_MINUTES) },
    ...(isBooked ? [] : [{ term: summary.price, value: summary.free }]),
  ];
  const row = `${isBooked ? 'grid grid-cols-[8rem_1fr]' : 'flex flex-wrap justify-between gap-x-6'} border-t border-line py-2.5`;
  return (
    <dl className="border-b border-line">
      {facts.map(({ term, value }) => (
        <div key={term} className={row}>
          <dt className="text-quiet">{term}</dt>
          <dd className={value === null ? 'text-quiet' : 'font-semibold'}>{value ?? summary.none}</dd>
        </div>
      ))}
      {meeting === undefined ? null : (
        <div className={row}>
          <dt className="text-quiet">{summary.how}</dt>
          <dd className="min-w-0 font-semibold">
            <How meeting={meeting} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function How({ meeting: { url, phone } }: { meeting: Meeting }) {
  const { room, byPhone, byPhoneAt, open } = consultation.summary;
  if (url === '') return phone === true ? byPhone : phone ? byPhoneAt(phone) : open;
  return (
    <a href={url} className="text-link">
      {room}
    </a>
  );
}

function describe(visitor: VisitorTime): string {
  return visitor.same ? consultation.summary.sameClock : describeVisitorTime(visitor);
}
