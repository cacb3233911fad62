import { useToday } from '../features/consultations/use-today.ts';
import { ConsultationList } from '../features/consultations/ConsultationList.tsx';
import { ConsultationParts } from '../features/consultations/ConsultationParts.tsx';
import { STORAGE_KEYS } from '../lib/storage.ts';
import { MarksOffer } from './MarksOffer.tsx';

/** [2.15.08] [2.15.44] */
export function ConsultationsTab() {
  const today = useToday();
  return (
    <ConsultationParts
      today={today ?? ''}
      bookings={
        <ConsultationList
          today={today ?? ''}
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
