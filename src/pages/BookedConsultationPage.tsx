import { bookedConsultation } from '#content/words/booked-consultation.ts';
import { pages } from '#content/pages.ts';
import { Head } from '../components/Head.tsx';
import { useLinkToken } from '../components/use-link-token.ts';
import { ManageConsultation } from '../features/consultations/ManageConsultation.tsx';
import { ConsultationLoading } from '../features/consultations/ConsultationLoading.tsx';
import { ConsultationScreen } from '../features/consultations/ConsultationScreen.tsx';
import { useToday } from '../features/consultations/use-today.ts';

/** The page behind the link in the emails about a consultation. */
export function BookedConsultationPage() {
  const token = useLinkToken();
  const today = useToday();
  return (
    <div className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
      <Head {...pages['/consultation/appointment']} />
      {token === null ? (
        <ConsultationLoading />
      ) : token === '' ? (
        <ConsultationScreen {...bookedConsultation.page.unknown} drawing="not-found" arrived={false} />
      ) : (
        <ManageConsultation token={token} today={today} />
      )}
    </div>
  );
}
