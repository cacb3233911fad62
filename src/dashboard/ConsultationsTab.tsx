import { parseSlot } from '#shared/business.ts';
import { useToday } from '../features/consultations/use-today.ts';
import { useVisitorTime } from '../features/consultations/use-visitor-time.ts';
import { describeVisitorTime } from '../features/consultations/visitor-time.ts';
import { BrowserDataPanel } from '../features/browser-data/BrowserDataPanel.tsx';
import { CalendarFeed } from '../features/consultations/CalendarFeed.tsx';
import { ConsultationList } from '../features/consultations/ConsultationList.tsx';
import { DaysOff } from '../features/consultations/DaysOff.tsx';

/** [2.15.08] [2.15.44] */
export function ConsultationsTab() {
  const today = useToday();
  const visitorTime = useVisitorTime();

  /** The time in the owner's time zone, if it differs from Arizona's. */
  function timeHere(day: string, time: string): string | null {
    const slot = parseSlot(time);
    const here = slot === null ? null : visitorTime(day, slot);
    return here === null || here.same ? null : describeVisitorTime(here);
  }

  return (
    <>
      <ConsultationList today={today ?? ''} timeHere={timeHere} />
      <div className="mt-14 grid gap-14">
        <DaysOff today={today ?? ''} />
        <CalendarFeed />
      </div>
      <BrowserDataPanel />
    </>
  );
}
