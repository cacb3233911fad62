import type { Consultation } from '#shared/contract/consultations.ts';
import { formatDay } from '#shared/days-in-words.ts';
import { LongText } from '../../components/dashboard/LongText.tsx';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { timeInWords } from '../../features/consultations/time-in-words.ts';
import { useTelephoneAddress } from '../../lib/use-telephone-address.ts';
import { ButtonAnchor } from '../../ui/Button.tsx';
import { startsIn } from './calls.ts';
import { ConfirmButton } from './ConfirmButton.tsx';

/** The next call: when, with whom, about what, and what to press for it. */
export function NextCall({ call, now }: { call: Consultation; now: Date }) {
  const { name, email, phone, message, meeting_url, consultation_date, consultation_time } = call;
  const soon = startsIn(call, now);
  return (
    <article aria-labelledby="next-call" className="min-w-0">
      <p className="text-quiet tabular-nums">
        Next call: {formatDay(consultation_date)}, {timeInWords(consultation_time)}
        {soon === null ? null : <strong className="font-semibold text-clay"> ({soon})</strong>}
      </p>
      <h3 id="next-call" tabIndex={-1} className="mt-1 font-serif text-[2.25rem] leading-tight wrap-anywhere">
        {name}
      </h3>
      <div className="mt-3 flex flex-wrap gap-2">
        {/\d{3}/.test(phone.replace(/\D/g, '')) ? <CallButton phone={phone} /> : null}
        {meeting_url === '' ? null : (
          <ButtonAnchor size="small" href={meeting_url}>
            Open the meeting
          </ButtonAnchor>
        )}
        <ConfirmButton call={call} describedBy="next-call" />
      </div>
      <div className="mt-2">
        <Reachable email={email} phone="" />
      </div>
      {message === '' ? null : (
        <div className="mt-2">
          <LongText text={message} />
        </div>
      )}
    </article>
  );
}

function CallButton({ phone }: { phone: string }) {
  return (
    <ButtonAnchor size="small" href={useTelephoneAddress(phone)}>
      Call {phone}
    </ButtonAnchor>
  );
}
