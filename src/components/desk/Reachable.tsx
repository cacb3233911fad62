import { telephoneAddress } from '../contact-addresses.ts';

/** Fewer digits than this are no telephone number. */
const FEWEST_DIGITS = 3;

interface ReachableProps {
  email: string;
  /** '' when none was given. */
  phone: string;
}

/** Somebody's mail address and telephone number, as links. */
export function Reachable({ email, phone }: ReachableProps) {
  const callable = phone.replace(/\D/g, '').length >= FEWEST_DIGITS;
  return (
    <p className="flex flex-wrap gap-x-4 text-quiet">
      <a href={`mailto:${email}`} className="inline-block min-h-6 wrap-anywhere text-link">
        {email}
      </a>
      {phone === '' ? null : callable ? (
        <a href={telephoneAddress(phone)} className="inline-block min-h-6 whitespace-nowrap text-link">
          {phone}
        </a>
      ) : (
        <span>{phone}</span>
      )}
    </p>
  );
}
