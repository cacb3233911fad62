import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { business } from '#content/business.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { formatDay } from '#shared/days-in-words.ts';
import { callPath } from '../../components/dashboard/calls-of-path.ts';
import { LongText } from '../../components/dashboard/LongText.tsx';
import { QUIET_LINK } from '../../components/dashboard/quiet-link.ts';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { callSubject } from '../../features/consultations/call-subject.ts';
import { ConsultationStatus } from '../../features/consultations/ConsultationStatus.tsx';
import { NoteText } from '../../features/consultations/private-note/NoteText.tsx';
import { useTelephoneAddress } from '../../lib/use-telephone-address.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { dayInWords, hourOf, startsIn } from './calls.ts';
import { ConfirmButton } from './ConfirmButton.tsx';
import { useCallStatus } from './use-call-status.ts';

interface NextCallProps {
  call: Consultation;
  now: Date;
  /** What else can be done with it. */
  menu: ReactNode;
  onConfirm: (call: Consultation) => void;
}

/** The next call: when, which is the largest of the page, with whom, about what, and what to press for it. */
export function NextCall({ call, now, menu, onConfirm }: NextCallProps) {
  const { id, name, email, phone, message, meeting_url, consultation_date, private_note } = call;
  const status = useCallStatus(call);
  const soon = startsIn(call, now);
  const spoken = dayInWords(call, now);
  const day = formatDay(consultation_date);
  return (
    <article aria-labelledby="next-call" tabIndex={-1} data-row={call.id} className="min-w-0">
      <p className="text-body font-semibold">Next call</p>
      <p className="mt-1 font-serif text-[1.375rem] leading-[1.1] tracking-tight text-balance tabular-nums sm:text-[2.25rem]">
        {/* Tab stops at the name alone, which leads there, too. */}
        <Link to={callPath(id)} tabIndex={-1} className={`${QUIET_LINK} decoration-2 underline-offset-4!`}>
          {/* Each breaks by itself only where it is too long for a line. */}
          <span className="inline-block">{spoken},</span> <span className="inline-block">{hourOf(call)}</span>
        </Link>
      </p>
      <p className="mt-1.5 text-quiet tabular-nums">
        {soon === null ? null : <strong className="font-semibold text-clay">{soon} · </strong>}
        {spoken === day ? '' : `${day} · `}
        {business.time.name}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1 sm:mt-3">
        <h3 id="next-call" className="font-serif text-[1.25rem] leading-tight wrap-anywhere sm:text-[1.5rem]">
          <Link to={callPath(id)} data-opens className={QUIET_LINK}>
            {name}
          </Link>
        </h3>
        <ConsultationStatus status={status} />
        <div data-deeds={`For ${name}`} className="-ml-3">
          {menu}
        </div>
      </div>
      <div className="mt-1">
        <Reachable email={email} phone="" subject={callSubject(call)} />
      </div>
      {message === '' ? null : (
        <div className="mt-2">
          <LongText text={message} />
        </div>
      )}
      {private_note === '' ? null : <NoteText text={private_note} />}
      <div data-deeds={`For ${name}`} className="mt-4 flex flex-wrap gap-2 empty:hidden">
        <ConfirmButton call={call} describedBy="next-call" variant="primary" onConfirm={onConfirm} />
        {/* One button is the filled one: what is to be done first. */}
        {/\d{3}/.test(phone.replace(/\D/g, '')) ? (
          <CallButton phone={phone} variant={status === 'pending' ? 'secondary' : 'primary'} />
        ) : null}
        {meeting_url === '' ? null : (
          <ButtonAnchor size="small" variant="secondary" href={meeting_url}>
            Open the meeting
          </ButtonAnchor>
        )}
      </div>
    </article>
  );
}

function CallButton({ phone, variant }: { phone: string; variant: 'primary' | 'secondary' }) {
  return (
    <ButtonAnchor size="small" variant={variant} href={useTelephoneAddress(phone)}>
      Call {phone}
    </ButtonAnchor>
  );
}
