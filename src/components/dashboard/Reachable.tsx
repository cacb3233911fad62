import { mailAddress } from '#shared/mail-address.ts';
import { useTelephoneAddress } from '../../lib/use-telephone-address.ts';

const LINK =
  'finger-high inline-flex min-h-6 items-center underline decoration-edge underline-offset-[0.22em] transition-colors hover:text-clay hover:decoration-clay';

/** Text with fewer digits is not a telephone number. */
const FEWEST_DIGITS = 3;

interface ReachableProps {
  /** '' if none is known. */
  email: string;
  /** '' if none was given. */
  phone: string;
  /** Of an email to them; null for none. */
  subject?: string | null;
}

/** A person's email address and telephone number, as links. */
export function Reachable({ email, phone, subject = null }: ReachableProps) {
  const callable = phone.replace(/\D/g, '').length >= FEWEST_DIGITS;
  return (
    <p className="flex flex-wrap gap-x-5 text-quiet touch:gap-y-3">
      {email === '' ? null : (
        <a
          href={subject === null ? `mailto:${email}` : mailAddress(email, subject)}
          className={`${LINK} wrap-anywhere`}
        >
          {email}
        </a>
      )}
      {phone === '' ? null : callable ? <Telephone phone={phone} /> : <span>{phone}</span>}
    </p>
  );
}

function Telephone({ phone }: { phone: string }) {
  return (
    <a href={useTelephoneAddress(phone)} className={`${LINK} whitespace-nowrap`}>
      {phone}
    </a>
  );
}
