import { useRef, useState } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { useHost } from '../../../lib/host.ts';
import { failureWith, useForm } from '../../../lib/use-form.ts';
import { useMinute } from '../../../lib/use-minute.ts';
import { callDay } from '../call-days.ts';
import type { Details } from '../DetailsStep.tsx';
import { isAhead } from '../is-ahead.ts';
import { timeInWords } from '../time-in-words.ts';
import { useToday } from '../use-today.ts';
import { CallDialog } from './CallDialog.tsx';
import { ConfirmationBox } from './ConfirmationBox.tsx';
import { confirmedInWords } from './confirmed-in-words.ts';
import { changedIn, detailsOf, trimmed } from './details-of.ts';
import { PersonFields } from './PersonFields.tsx';
import type { OwnerChange } from './use-change-news.ts';
import { useOwnerChanges } from './use-owner-changes.ts';

interface EditDetailsDialogProps {
  call: Consultation;
  /** Called with what is to be said about it, and what was done. */
  onDone: (news: string, change: OwnerChange) => void;
  onClose: () => void;
}

const failureOf = failureWith({
  refused: 'The details could not be saved. What you typed is still here.',
  network: 'No answer came: check your connection. What you typed is still here.',
  fields: ['name', 'email', 'phone', 'message'],
});
const EMAIL_MISSING = { message: 'Please enter the email address.', fields: ['email'], alert: null };
const MESSAGE = { label: 'Message', hint: 'What the call is about.' };

/**
 * Corrects with whom a call is, and what about. Where another window changed it meanwhile, that is shown, and what was typed
 * stays to be saved over it.
 */
export function EditDetailsDialog({ call, onDone, onClose }: EditDetailsDialogProps) {
  const { request } = useHost();
  const { correct } = useOwnerChanges();
  const now = useMinute();
  const name = useRef<HTMLInputElement>(null);
  /** As it stands on the server, as far as is known. */
  const [before, setBefore] = useState(call);
  const [details, setDetails] = useState(detailsOf(call));
  const changed = changedIn(details, detailsOf(before));
  const needsEmail = before.email !== '';
  const canTell =
    changed.includes('email') &&
    details.email.trim() !== '' &&
    isAhead(before, now) &&
    !before.declined &&
    !before.suspected_spam;

  /** Takes over what was changed elsewhere, in fields that were not changed here. */
  async function lookAgain() {
    const { consultations } = await request('listConsultations', { query: { ids: String(call.id) } });
    const [current] = consultations;
    if (current === undefined) return;
    setDetails((typed) => merged(typed, detailsOf(before), detailsOf(current)));
    setBefore(current);
  }

  const { form } = useForm({
    read: (data) => ({ ...trimmed(details), confirm: canTell && data.get('confirm') !== null }),
    check: ({ email }) => (needsEmail && email === '' ? EMAIL_MISSING : null),
    async send(body) {
      try {
        return await correct(before, body);
      } catch (error) {
        if (error instanceof ApiError && error.status === 409) await lookAgain().catch(() => undefined);
        throw error;
      }
    },
    failureOf,
    onSent({ consultation, told }, { name, confirm }) {
      onDone(`Saved: the details of ${name}.${confirm ? confirmedInWords(name, told) : ''}`, {
        ...{ what: 'corrected', call: before },
        ...{ after: consultation, told },
      });
    },
  });

  return (
    <CallDialog
      title={`Edit the details of ${call.name}`}
      className="w-[min(42rem,calc(100vw-2rem))]"
      initialFocus={name}
      form={form}
      submit={{ label: 'Save the details', busy: 'Saving…' }}
      isReady={changed.length > 0}
      leave="Leave as they are"
      unsaved="The details are not saved yet."
      isTyped={() => changed.length > 0}
      onClose={onClose}
    >
      <WhenItIs call={before} isNews={before !== call} />
      <PersonFields
        ref={name}
        details={details}
        failure={form.failure}
        about={MESSAGE}
        needsEmail={needsEmail}
        onChange={setDetails}
      />
      {canTell ? (
        <ConfirmationBox label="Send a confirmation to the new address">
          By email, with the entry for their calendar and the link to move or cancel the call. Without it, no
          email goes out now.
        </ConfirmationBox>
      ) : null}
    </CallDialog>
  );
}

/** @param isNews whether it was changed meanwhile */
function WhenItIs({ call, isNews }: { call: Consultation; isNews: boolean }) {
  const today = useToday() ?? '';
  const { consultation_date, consultation_time, status, name, email, phone } = call;
  const who = [name, email, phone].filter((part) => part !== '').join(', ');
  return (
    <p className="-mt-2 wrap-anywhere text-quiet tabular-nums">
      {status === 'cancelled' ? 'Cancelled: it was on ' : 'The call is on '}
      {callDay(consultation_date, today)}, {timeInWords(consultation_time)}.
      {isNews ? <span className="font-semibold text-ink"> By now it is with {who}.</span> : null}
    </p>
  );
}

function merged(typed: Details, before: Details, current: Details): Details {
  const mine = changedIn(typed, before).map((field) => [field, typed[field]] as const);
  return { ...current, ...(Object.fromEntries(mine) as Partial<Details>) };
}
