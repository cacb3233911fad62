import { useSearchParams } from 'react-router-dom';
import { appointment } from '#content/appointment.ts';
import { pages } from '#content/pages.ts';
import { Head } from '../components/Head.tsx';
import { AppointmentDesk } from '../features/booking/AppointmentDesk.tsx';
import { AppointmentScreen } from '../features/booking/AppointmentScreen.tsx';
import { useTimeZone, useToday } from '../features/booking/visitor-clock.ts';

/** Behind the link in the mails about a consultation. */
export function AppointmentPage() {
  const [query] = useSearchParams();
  const today = useToday();
  const timeZone = useTimeZone();
  const token = query.get('token') ?? '';
  return (
    <div className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
      <Head {...pages['/consultation/appointment']} />
      {token === '' ? (
        <AppointmentScreen {...appointment.page.unknown} arrived={false} />
      ) : (
        <AppointmentDesk token={token} today={today} timeZone={timeZone} />
      )}
    </div>
  );
}
