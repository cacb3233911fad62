import { useId, useRef } from 'react';
import type { Consultation } from '#shared/contract/consultations.ts';
import { formatFullDay } from '#shared/dates-in-words.ts';
import { DeleteButton } from '../../components/dashboard/DeleteButton.tsx';
import { LongText } from '../../components/dashboard/LongText.tsx';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { keepingFocus } from '../../components/dashboard/row-focus.ts';
import { formatMoment } from '#shared/arizona-time.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { confirmationAddress } from './confirmation-address.ts';
import { ConsultationStatus } from './ConsultationStatus.tsx';

interface ConsultationItemProps {
  consultation: Consultation;
  /** As it is in this browser. */
  status: string;
  /** When it is by the owner's clock; null when that is Arizona's. */
  timeHere: string | null;
  isDeleting: boolean;
  onConfirm: () => void;
  onDelete: () => void;
}

/** One consultation with what can be done about it. [3.9.01] [3.9.02] [3.9.03] */
export function ConsultationItem({
  consultation,
  status,
  timeHere,
  isDeleting,
  onConfirm,
  onDelete,
}: ConsultationItemProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, email, phone, message, consultation_date, consultation_time, created_at } = consultation;
  return (
    <li tabIndex={-1} className="border-b border-line py-5">
      <article aria-labelledby={id} className="grid gap-x-8 gap-y-3 md:grid-cols-[14rem_minmax(0,1fr)]">
        <div className="tabular-nums">
          <p className="font-semibold">{formatFullDay(consultation_date)}</p>
          <p>{consultation_time} Arizona time</p>
          {timeHere === null ? null : <p className="text-fine text-quiet">For you: {timeHere}</p>}
        </div>
        <div className="min-w-0 min-[85rem]:grid min-[85rem]:grid-cols-[minmax(0,1fr)_20rem] min-[85rem]:items-start min-[85rem]:gap-x-8">
          <div className="flex items-start gap-x-3">
            <h3
              id={id}
              ref={heading}
              tabIndex={-1}
              className="min-w-0 font-sans text-body font-semibold wrap-anywhere"
            >
              {name}
            </h3>
            <ConsultationStatus status={status} />
          </div>
          <Reachable email={email} phone={phone} />
          {message === '' ? null : (
            <div className="mt-2">
              <LongText text={message} />
            </div>
          )}
          <p className="mt-2 text-fine text-quiet tabular-nums">
            Booked <time dateTime={created_at}>{formatMoment(created_at)}</time>
          </p>
          <div className="mt-3 flex flex-wrap gap-2 min-[85rem]:col-start-2 min-[85rem]:row-span-6 min-[85rem]:row-start-1 min-[85rem]:mt-0 min-[85rem]:-mr-3 min-[85rem]:justify-end">
            {status === 'pending' ? (
              <Button
                size="small"
                variant="secondary"
                aria-describedby={id}
                onClick={() => keepingFocus(heading.current, onConfirm)}
              >
                Confirm
              </Button>
            ) : null}
            {status === 'confirmed' ? (
              <ButtonAnchor
                size="small"
                variant="secondary"
                href={confirmationAddress(consultation)}
                aria-describedby={id}
              >
                Write a confirmation
              </ButtonAnchor>
            ) : null}
            <DeleteButton describedBy={id} isDeleting={isDeleting} onDelete={onDelete} />
          </div>
        </div>
      </article>
    </li>
  );
}
