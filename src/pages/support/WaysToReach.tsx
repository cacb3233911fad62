import { Link } from 'react-router-dom';
import { business } from '#content/business.ts';
import { support } from '#content/support.ts';
import { TELEPHONE } from '../../components/contact-addresses.ts';
import { ROUTES } from '../../paths.ts';

const LINK = 'text-link font-serif text-heading [overflow-wrap:anywhere]';

/** By email, form or telephone. [2.13.05] [2.13.06] */
export function WaysToReach() {
  const { email, form, formText, phone, phoneText } = support.ways;
  return (
    <ul className="self-end border-b border-line [&>li]:border-t [&>li]:border-line [&>li]:py-5">
      <li>
        <p className="text-small text-quiet">{email}</p>
        <a href={`mailto:${business.reach.email}`} className={LINK}>
          {business.reach.email}
        </a>
      </li>
      <li>
        <Link to={ROUTES.contact} className={LINK}>
          {form}
        </Link>
        <p className="mt-1 text-small text-quiet">{formText}</p>
      </li>
      <li>
        <p className="text-small text-quiet">{phone}</p>
        <a href={TELEPHONE} className={LINK}>
          {business.reach.phoneShown}
        </a>
        <p className="mt-1 text-small text-quiet">{phoneText}</p>
      </li>
    </ul>
  );
}
