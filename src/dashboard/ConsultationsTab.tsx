import { parseSlot } from '#shared/time-of-day.ts';
import { useToday } from '../features/consultations/use-today.ts';
import { useVisitorTime } from '../features/consultations/use-visitor-time.ts';
import { describeVisitorTime, type VisitorTime, visitorTime } from '#shared/visitor-time.ts';
import { ConsultationList } from '../features/consultations/ConsultationList.tsx';
import { ConsultationParts } from '../features/consultations/ConsultationParts.tsx';
import { STORAGE_KEYS } from '../lib/storage.ts';
import { MarksOffer } from './MarksOffer.tsx';

/** [2.15.08] [2.15.44] */
export function ConsultationsTab() {
  const today = useToday();
  const ownTime = useVisitorTime();

  /** The time in the owner's time zone, if it differs from the business's. */
  function timeHere(day: string, time: string): string | null {
    const slot = parseSlot(time);
    return slot === null ? null : inWords(ownTime(day, slot));
  }

  return (
    <ConsultationParts
      today={today ?? ''}
      bookings={
        <ConsultationList
          today={today ?? ''}
          timeHere={timeHere}
          timeIn={timeIn}
          offer={
            <MarksOffer storageKey={STORAGE_KEYS.confirmedConsultations}>
              What you confirm is marked in this browser alone. It can be kept with your account, as can what
              you mark as read and your authors, and is then the same wherever you sign in.
            </MarksOffer>
          }
        />
      }
    />
  );
}

/** The time in a visitor's time zone, if it is known and differs from the business's. */
function timeIn(timeZone: string, day: string, time: string): string | null {
  const slot = parseSlot(time);
  return slot === null || timeZone === '' ? null : inWords(visitorTime(day, slot, timeZone));
}

function inWords(there: VisitorTime | null): string | null {
  return there === null || there.same ? null : describeVisitorTime(there);
}
