import type { ReactNode } from 'react';
import { CONSULTATION_MINUTES } from '#shared/booking.ts';
import type { Consultation } from '#shared/contract/consultations.ts';
import { parseSlot } from '#shared/time-of-day.ts';
import { describeVisitorTime, visitorTime } from '#shared/visitor-time.ts';
import { callDay } from '../call-days.ts';
import { timeInWords } from '../time-in-words.ts';
import { useToday } from '../use-today.ts';
import { NoteDialog } from './NoteDialog.tsx';
import type { OwnerChange } from './use-change-news.ts';
import { useOwnerChanges } from './use-owner-changes.ts';

interface ConfirmationDialogProps {
  call: Consultation;
  /** Called with what is to be said about it. */
  onDone: (news: string, change: OwnerChange) => void;
  onClose: () => void;
}

/** Has the site send a call's visitor a confirmation, which confirms the call. */
export function ConfirmationDialog({ call, onDone, onClose }: ConfirmationDialogProps) {
  const { name } = call;
  const { confirm } = useOwnerChanges();
  return (
    <NoteDialog
      call={call}
      title={`Send ${name} a confirmation?`}
      about="the call"
      submit={{ label: 'Send the confirmation', busy: 'Sending…' }}
      leave="Not now"
      refused="The confirmation could not be sent. Please try again."
      send={(note) => confirm(call, note)}
      onSent={() => onDone(`Confirmed: ${name} gets an email.`, { what: 'confirmed', call })}
      onClose={onClose}
    >
      <WhatItSays call={call} />
    </NoteDialog>
  );
}

/** What the email has, whatever the owner adds. */
function WhatItSays({ call }: { call: Consultation }) {
  const { email, consultation_date, consultation_time, time_zone } = call;
  const today = useToday() ?? '';
  const slot = parseSlot(consultation_time);
  const there = slot === null || time_zone === '' ? null : visitorTime(consultation_date, slot, time_zone);
  return (
    <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1.5 tabular-nums">
      <Fact term="To">{email}</Fact>
      <Fact term="When">
        {callDay(consultation_date, today)}, {timeInWords(consultation_time)}, {CONSULTATION_MINUTES} minutes
        {there === null || there.same ? null : (
          <span className="block text-quiet">For the visitor: {describeVisitorTime(there)}</span>
        )}
      </Fact>
      <Fact term="How">{howInWords(call)}</Fact>
      <Fact term="With it">The entry for their calendar, and the link to move or cancel the call</Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-quiet">{term}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}

/** As the email tells it. */
function howInWords({ meeting_url, phone }: Consultation): string {
  if (meeting_url !== '') return `Online: ${meeting_url}`;
  return phone === '' ? 'Not agreed yet: it asks for a number' : `You call ${phone}`;
}
