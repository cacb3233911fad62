import type { Consultation } from '#shared/contract/consultations.ts';
import { formatFullDay } from '#shared/dates-in-words.ts';
import { LongText } from '../../components/dashboard/LongText.tsx';
import { Reachable } from '../../components/dashboard/Reachable.tsx';
import { keepingFocus } from '../../components/dashboard/row-focus.ts';
import { RowArticle } from '../../components/dashboard/RowArticle.tsx';
import { formatMoment } from '#shared/arizona-time.ts';
import { Button, ButtonAnchor } from '../../ui/Button.tsx';
import { confirmationAddress } from './confirmation-address.ts';
import { ConsultationStatus } from './ConsultationStatus.tsx';

interface ConsultationItemProps {
  consultation: Consultation;
  /** The status in this browser. */
  status: string;
  /** The time in the owner's own time zone; null if that is Arizona's. */
  timeHere: string | null;
  isDeleting: boolean;
  onConfirm: () => void;
  onDelete: () => void;
}

/** One consultation with its actions. [3.9.01] [3.9.02] [3.9.03] */
export function ConsultationItem({
  consultation,
  status,
  timeHere,
  isDeleting,
  onConfirm,
  onDelete,
}: ConsultationItemProps) {
  const { name, email, phone, message, consultation_date, consultation_time, created_at } = consultation;
  return (
    <RowArticle
      side={
        <div className="tabular-nums">
          <p className="font-semibold">{formatFullDay(consultation_date)}</p>
          <p>{consultation_time} Arizona time</p>
          {timeHere === null ? null : <p className="text-fine text-quiet">For you: {timeHere}</p>}
        </div>
      }
      title={name}
      badges={<ConsultationStatus status={status} />}
      actions={(titleId) => (
        <>
          {status === 'pending' ? (
            <Button
              size="small"
              variant="secondary"
              aria-describedby={titleId}
              onClick={(event) => keepingFocus(event.currentTarget, onConfirm)}
            >
              Confirm
            </Button>
          ) : null}
          {status === 'confirmed' ? (
            <ButtonAnchor
              size="small"
              variant="secondary"
              href={confirmationAddress(consultation)}
              aria-describedby={titleId}
            >
              Write a confirmation
            </ButtonAnchor>
          ) : null}
        </>
      )}
      isDeleting={isDeleting}
      onDelete={onDelete}
    >
      <Reachable email={email} phone={phone} />
      {message === '' ? null : (
        <div className="mt-2">
          <LongText text={message} />
        </div>
      )}
      <p className="mt-2 text-fine text-quiet tabular-nums">
        Booked <time dateTime={created_at}>{formatMoment(created_at)}</time>
      </p>
    </RowArticle>
  );
}
