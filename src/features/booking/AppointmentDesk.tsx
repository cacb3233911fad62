import { useState } from 'react';
import { appointment as words } from '#content/appointment.ts';
import type { CalendarDay } from '#shared/business.ts';
import { formatDay } from '#shared/dates-in-words.ts';
import { ApiError, failureText } from '../../lib/api-error.ts';
import { useHost } from '../../lib/host.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { AppointmentFacts } from './AppointmentFacts.tsx';
import { AppointmentLoading } from './AppointmentLoading.tsx';
import { AppointmentScreen } from './AppointmentScreen.tsx';
import { MoveForm } from './MoveForm.tsx';
import { useAppointment } from './use-appointment.ts';

interface AppointmentDeskProps {
  /** Out of the mail's link. */
  token: string;
  /** Arizona's day; null while it is not known. */
  today: CalendarDay | null;
}

const CANCEL_TEXTS = {
  refused: 'Your consultation could not be cancelled. Please try again.',
  network: 'Network error. Please check your connection and try again.',
};
/** Answers that mean: this link leads nowhere. */
const UNKNOWN = [404, 422];

/** Where a visitor sees, moves and cancels an appointment. Opening it changes nothing; only the buttons do. */
export function AppointmentDesk({ token, today }: AppointmentDeskProps) {
  const { announcer } = useHost();
  const { alert, confirm } = useAlerts();
  const { query, move, cancel } = useAppointment(token);
  const [screen, setScreen] = useState<'arrival' | 'moving' | 'moved' | 'kept' | 'cancelled'>('arrival');
  const { page } = words;
  const { data: appointment, error } = query;

  if (appointment === undefined) {
    if (error === null) return <AppointmentLoading />;
    const isUnknown = error instanceof ApiError && error.status !== null && UNKNOWN.includes(error.status);
    if (isUnknown) return <AppointmentScreen {...page.unknown} arrived={false} />;
    return (
      <EmptyState
        tone="error"
        title={page.failed}
        message={error.message}
        action={<Button onClick={() => void query.refetch()}>Retry</Button>}
      />
    );
  }

  const when = `${formatDay(appointment.date)}, ${appointment.time} Arizona time`;

  function finish(next: 'moved' | 'cancelled', text: string) {
    announcer.announce(text);
    setScreen(next);
  }

  async function askAndCancel() {
    const { title, yes, no } = page.question;
    if (!(await confirm({ title, message: when, confirmLabel: yes, cancelLabel: no, danger: true }))) return;
    try {
      await cancel.mutateAsync();
    } catch (reason) {
      const text = failureText(reason, CANCEL_TEXTS);
      announcer.announce(text);
      await alert(text, page.notCancelled);
      return;
    }
    finish('cancelled', page.cancelled.title);
  }

  if (appointment.state !== 'ahead') {
    return <AppointmentScreen {...page[appointment.state]} arrived={screen === 'cancelled'} />;
  }
  if (screen === 'moving') {
    return (
      <MoveForm
        appointment={appointment}
        move={move}
        today={today}
        onMoved={() => finish('moved', page.moved.title)}
        onKeep={() => setScreen('kept')}
      />
    );
  }
  function beginMove() {
    move.reset();
    setScreen('moving');
  }
  const { title, text } = screen === 'moved' ? page.moved : page.ahead;
  return (
    <AppointmentScreen
      key={screen}
      title={title}
      text={text}
      arrived={screen !== 'arrival'}
      actions={
        <>
          <Button onClick={beginMove}>{page.move}</Button>
          <Button
            variant="secondary"
            busy={cancel.isPending ? page.cancelling : false}
            onClick={() => void askAndCancel()}
          >
            {page.cancel}
          </Button>
        </>
      }
    >
      <AppointmentFacts day={appointment.date} slot={appointment.time} />
    </AppointmentScreen>
  );
}
