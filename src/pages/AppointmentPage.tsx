import { appointment } from '#content/appointment.ts';
import { pages } from '#content/pages.ts';
import { Head } from '../components/Head.tsx';
import { useLinkToken } from '../components/use-link-token.ts';
import { AppointmentDesk } from '../features/booking/AppointmentDesk.tsx';
import { AppointmentLoading } from '../features/booking/AppointmentLoading.tsx';
import { AppointmentScreen } from '../features/booking/AppointmentScreen.tsx';
import { useToday } from '../features/booking/use-today.ts';

/** Behind the link in the mails about a consultation. */
export function AppointmentPage() {
  const token = useLinkToken();
  const today = useToday();
  return (
    <div className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
      <Head {...pages['/consultation/appointment']} />
      {token === null ? (
        <AppointmentLoading />
      ) : token === '' ? (
        <AppointmentScreen {...appointment.page.unknown} arrived={false} />
      ) : (
        <AppointmentDesk token={token} today={today} />
      )}
    </div>
  );
}
