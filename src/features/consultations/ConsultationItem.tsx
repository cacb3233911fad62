import { type ReactNode, useId, useState } from 'react';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import { zoneLabel } from '#shared/booking-days.ts';
import type { Consultation, ListedConsultation } from '#shared/contract/consultations.ts';
import { callPath } from '../../components/dashboard/calls-of-path.ts';
import { LongText } from '../../components/dashboard/LongText.tsx';
import { OthersOfPerson } from '../../components/dashboard/OthersOfPerson.tsx';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { keepingFocus } from '../../components/dashboard/row-focus.ts';
import { RowArticle } from '../../components/dashboard/RowArticle.tsx';
import type { News } from '../../components/dashboard/use-news.ts';
import { nearDay } from '../../components/dashboard/short-date.ts';
import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { callDay } from './call-days.ts';
import { CallHistory } from './CallHistory.tsx';
import { callSubject } from './call-subject.ts';
import { OtherClock } from './OtherClock.tsx';
import { slotInWords, timeInWords } from './time-in-words.ts';
import { useHost } from '../../lib/host.ts';
import { buttonStyle } from '../../ui/button-style.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import { CALL_DEEDS } from './call-deeds.ts';
import { CONFIRM_HINT } from './confirm-words.ts';
import { ConsultationStatus } from './ConsultationStatus.tsx';
import { isUnderWay, startOf } from './is-ahead.ts';
import { DeclinedActions } from './DeclinedActions.tsx';
import { ToldSoon } from './owner-changes/ToldSoon.tsx';
import { PrivateNote } from './private-note/PrivateNote.tsx';
import type { DeclinedAnswer } from './use-declined.ts';

interface ConsultationItemProps {
  consultation: ListedConsultation;
  /** The current day where the business is; '' while that is not known. */
  today: string;
  /** The current time. */
  now: Date;
  /** Where it stands among others in order of time: the first of its day says that above itself, the others not at all. */
  inDay?: 'first' | 'later' | null;
  /** The status in this browser. */
  status: string;
  /** The answer to a declined invitation that is being sent; null if none is. */
  answering: DeclinedAnswer | null;
  onAnswer: (answer: DeclinedAnswer, button: HTMLElement) => void;
  onConfirm: () => void;
  /** Whether it was opened from the week: it says its length, too. */
  isOpened?: boolean;
  /** Whether it is shown alone, and so all of it. */
  isAlone?: boolean;
  /** Moves it; null or left out where its menu does, or nothing can. */
  onMove?: (() => void) | null;
  /** Why its time can't be booked any more: 'On a day off'; null or left out where it can. The week says that itself. */
  obstacle?: string | null;
  /** What else can be done with it. */
  menu: ReactNode;
  news: News;
  /** What chooses it with others. */
  select?: ReactNode;
}

/** One consultation with its actions. [3.9.01] [3.9.02] [3.9.03] */
export function ConsultationItem({
  consultation,
  today,
  now,
  inDay = null,
  status,
  answering,
  onAnswer,
  onConfirm,
  isOpened = false,
  isAlone = false,
  onMove = null,
  obstacle = null,
  menu,
  news,
  select,
}: ConsultationItemProps) {
  const { id, name, email, phone, message, consultation_date, consultation_time, created_at } = consultation;
  const { private_note, others } = consultation;
  const [isNoting, setIsNoting] = useState(false);
  const noteLabel = private_note === '' ? CALL_DEEDS.note : CALL_DEEDS.editNote;
  // While one writes its button is not seen, but keeps its place and its width: nothing moves below the pointer.
  const [begunLabel, setBegunLabel] = useState(noteLabel);
  const { meeting_url, declined, confirmation_sent_at, moved, cancelled, tells_at } = consultation;
  const { timeZone } = useHost();
  const hintId = useId();
  const near = nearDay(consultation_date, today);
  const isNow = isUnderWay(consultation, now);
  const day = callDay(consultation_date, today);
  return (
    <RowArticle
      id={id}
      name={name}
      group={
        inDay === 'first' ? [near, day, zoneLabel].filter((part) => part !== null).join(' · ') : undefined
      }
      side={
        <div className="tabular-nums">
          {near === null || inDay !== null ? null : <p className="font-semibold text-clay">{near}</p>}
          {inDay === null ? <p className="font-semibold">{day}</p> : null}
          {isNow ? <p className="font-semibold text-clay">Now</p> : null}
          <p className={inDay === null ? '' : 'font-semibold'}>
            {inDay === null ? timeInWords(consultation_time) : slotInWords(consultation_time)}
            {isOpened ? `, ${CONSULTATION_MINUTES} minutes` : null}
          </p>
        </div>
      }
      about={
        <div className="flex flex-wrap gap-x-5 text-quiet tabular-nums @xl:block">
          <OtherClock label="For you" call={consultation} timeZone={timeZone()} />
          <OtherClock label="For the visitor" call={consultation} timeZone={consultation.time_zone} />
          <p>
            Booked <ShortDate at={created_at} withTime inSentence />
          </p>
          <CallHistory moved={moved} cancelled={cancelled} isWaiting={tells_at !== null} />
          {tells_at === null ? null : <ToldSoon key={tells_at} call={consultation} until={tells_at} />}
          {confirmation_sent_at === null || tells_at !== null ? null : (
            <p>
              Confirmation sent <ShortDate at={confirmation_sent_at} inSentence />
            </p>
          )}
        </div>
      }
      title={name}
      to={isAlone ? null : callPath(id)}
      after={others.length === 0 ? undefined : <OthersOfPerson name={name} others={others} />}
      badges={
        <>
          <ConsultationStatus status={status} />
          {declined ? <Badge tone="alarm">Declined by the visitor</Badge> : null}
          {obstacle === null || isOpened ? null : <Badge tone="plain">{obstacle}</Badge>}
        </>
      }
      lead={(titleId) => (
        <>
          {declined ? <DeclinedActions titleId={titleId} pending={answering} onAnswer={onAnswer} /> : null}
          {!declined && status === 'pending' ? (
            <>
              <Button
                size="small"
                variant="secondary"
                data-key="c"
                title={CONFIRM_HINT}
                aria-describedby={`${titleId} ${hintId}`}
                onClick={(event) => keepingFocus(event.currentTarget, onConfirm)}
              >
                Confirm
              </Button>
              <span id={hintId} hidden>
                {CONFIRM_HINT}
              </span>
            </>
          ) : null}
          {onMove === null ? null : (
            <Button size="small" variant="secondary" data-key="m" aria-describedby={titleId} onClick={onMove}>
              Move
            </Button>
          )}
        </>
      )}
      actions={(titleId) => {
        if (isNoting)
          return (
            <span aria-hidden className={buttonStyle('quiet', 'invisible font-medium!', 'small')}>
              {begunLabel}
            </span>
          );
        return (
          <Button
            size="small"
            variant="quiet"
            data-key="w"
            data-opens={isAlone ? '' : undefined}
            aria-describedby={titleId}
            onClick={() => {
              setBegunLabel(noteLabel);
              setIsNoting(true);
            }}
          >
            {noteLabel}
          </Button>
        );
      }}
      menu={menu}
      select={select}
    >
      <Reachable
        email={email}
        phone={phone}
        subject={startOf(consultation) === null ? null : callSubject(consultation)}
      />
      {meeting_url === '' ? null : (
        <p>
          <a href={meeting_url} className="wrap-anywhere text-link">
            {meeting_url}
          </a>
        </p>
      )}
      {declined ? (
        <p className="mt-1 max-w-measure">
          The visitor’s calendar says no to this time. Freeing the slot cancels the consultation and tells
          them by email.
        </p>
      ) : null}
      {message === '' ? null : (
        <div className="mt-1">
          <LongText text={message} isWhole={isAlone} />
        </div>
      )}
      <PrivateNote
        call={consultation}
        isWhole={isAlone}
        isWriting={isNoting}
        onWriting={setIsNoting}
        news={news}
      />
      {notesOf(consultation).map((note) => (
        <div key={note} className="mt-1 text-quiet">
          <LongText text={note} />
        </div>
      ))}
    </RowArticle>
  );
}

/** What the owner wrote to its visitor as she moved, confirmed and cancelled it: what no email took along, nobody has read. */
function notesOf({ moved, confirmation_note, cancelled }: Consultation): string[] {
  const told = (change: { told: boolean; note: string } | null) => (change?.told === true ? change.note : '');
  return [
    ['You wrote as you moved it', cancelled === null ? told(moved) : ''],
    ['You wrote in the confirmation', confirmation_note],
    ['You wrote', told(cancelled)],
  ]
    .filter(([, note]) => note !== '')
    .map(([when, note]) => `${when}: ${note}`);
}
