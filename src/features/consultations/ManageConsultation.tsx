import { useState } from 'react';
import { bookedConsultation as words } from '#content/words/booked-consultation.ts';
import { consultation as bookingWords } from '#content/words/consultation.ts';
import { loadAgain } from '#content/words/frame.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { formatDay } from '#shared/days-in-words.ts';
import { ApiError, failureText } from '../../lib/api-error.ts';
import { TELEPHONE } from '../../components/contact-addresses.ts';
import { useAddress, useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { ConsultationFacts } from './ConsultationFacts.tsx';
import { ConsultationLoading } from './ConsultationLoading.tsx';
import { ConsultationScreen } from './ConsultationScreen.tsx';
import { MoveForm } from './MoveForm.tsx';
import { timeInWords } from './time-in-words.ts';
import { useBookedConsultation } from './use-booked-consultation.ts';
import { When } from './When.tsx';

interface ManageConsultationProps {
  /** From the link in the email. */
  token: string;
  /** The current day where the business is; null while unknown. */
  today: CalendarDay | null;
}

/** Statuses that mean the link is invalid. */
const UNKNOWN = [404, 422];

/** Lets a visitor see, move and cancel a consultation. Opening it changes nothing; only the buttons do. */
export function ManageConsultation({ token, today }: ManageConsultationProps) {
  const { announcer } = useHost();
  const address = useAddress();
  const { alert, confirm } = useAlerts();
  const { query, move, cancel } = useBookedConsultation(token);
  const [isCancelling, setCancelling] = useState(false);
  const [screen, setScreen] = useState<'arrival' | 'moving' | 'moved' | 'kept' | 'cancelled'>('arrival');
  const [zone, setZone] = useState<string | null>(null);
  const { page } = words;
  const { data: consultation, error } = query;

  if (consultation === undefined) {
    if (error === null) return <ConsultationLoading />;
    const isUnknown = error instanceof ApiError && error.status !== null && UNKNOWN.includes(error.status);
    if (isUnknown) return <ConsultationScreen {...page.unknown} drawing="not-found" arrived={false} />;
    return (
      <div role="alert">
        <ConsultationScreen
          {...page.failed}
          drawing="not-found"
          arrived={false}
          actions={<Button onClick={() => void query.refetch()}>{loadAgain}</Button>}
        />
      </div>
    );
  }

  const { date, time, meeting_url, by_phone } = consultation;
  const when = <When day={date} slot={time} zone={zone} />;

  function finish(next: 'moved' | 'cancelled', text: string) {
    announcer.announce(text);
    setScreen(next);
  }

  async function askAndCancel() {
    const { title, yes, no } = page.question;
    const message = `${formatDay(date)}, ${timeInWords(time)}`;
    if (!(await confirm({ title, message, confirmLabel: yes, cancelLabel: no, danger: true }))) return;
    setCancelling(true);
    try {
      await cancel();
    } catch (reason) {
      setCancelling(false);
      const text = failureText(reason, { refused: page.notCancelled.text });
      announcer.announce(text);
      await alert(text, page.notCancelled.title);
      return;
    }
    finish('cancelled', page.cancelled.title);
  }

  const meeting = { url: meeting_url, phone: by_phone };
  const facts = <ConsultationFacts day={date} slot={time} zone={zone} meeting={meeting} />;
  if (consultation.state === 'now') {
    const { title, phone, online, open, call, late } = page.now;
    const isOnline = meeting_url !== '';
    return (
      <ConsultationScreen
        title={title}
        when={when}
        text={isOnline ? online : by_phone ? phone : open}
        reach={late}
        drawing="booked"
        arrived={false}
        actions={
          <ButtonAnchor
            href={isOnline ? meeting_url : TELEPHONE}
            className="min-h-14 px-8 text-lead max-sm:w-full"
          >
            {isOnline ? bookingWords.event.join : call}
          </ButtonAnchor>
        }
      >
        {facts}
      </ConsultationScreen>
    );
  }
  if (consultation.state !== 'ahead') {
    const arrived = screen === 'cancelled';
    return (
      <ConsultationScreen {...page[consultation.state]} when={when} drawing="farewell" arrived={arrived} />
    );
  }
  if (screen === 'moving') {
    return (
      <MoveForm
        consultation={consultation}
        when={when}
        move={move}
        today={today}
        zone={zone}
        onZone={setZone}
        onMoved={() => finish('moved', page.moved.title)}
        onKeep={() => setScreen('kept')}
      />
    );
  }
  const { title, text } = screen === 'moved' ? page.moved : page.ahead;
  const calendarFile = address(`/calendar/appointment.ics?token=${encodeURIComponent(token)}`);
  return (
    <ConsultationScreen
      key={screen}
      title={title}
      when={when}
      text={text}
      drawing="booked"
      arrived={screen !== 'arrival'}
      actions={
        <>
          <ButtonAnchor href={calendarFile} className="max-sm:w-full">
            {bookingWords.booked.calendar}
          </ButtonAnchor>
          <Button variant="secondary" className="max-sm:flex-1" onClick={() => setScreen('moving')}>
            {page.move}
          </Button>
          <Button
            variant="secondary"
            className="max-sm:flex-1"
            busy={isCancelling ? page.cancelling : false}
            onClick={() => void askAndCancel()}
          >
            {page.cancel}
          </Button>
        </>
      }
    >
      {facts}
    </ConsultationScreen>
  );
}
