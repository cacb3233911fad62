import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { business } from '#content/business.ts';
import { support } from '#content/support.ts';
import { TELEPHONE } from '../../components/contact-addresses.ts';
import { ROUTES } from '../../paths.ts';

/** By email, form or telephone. [2.13.05] [2.13.06] */
export function WaysToReach() {
  const { email, write, form, formText, phone, phoneText } = support.ways;
  return (
    <dl className="self-end border-b border-line">
      <Way name={email}>
        <a href={`mailto:${business.reach.email}`} className="text-link">
          {business.reach.email}
        </a>
      </Way>
      <Way name={write} text={formText}>
        <Link to={ROUTES.contact} className="text-link">
          {form}
        </Link>
      </Way>
      <Way name={phone} text={phoneText}>
        <a href={TELEPHONE} className="text-link">
          {business.reach.phoneShown}
        </a>
      </Way>
    </dl>
  );
}

/** A way's name, its link in large type, and what to know about it. */
function Way({ name, text, children }: { name: string; text?: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:max-lg:grid-cols-[9rem_1fr] sm:max-lg:items-baseline">
      <dt className="margin-note">{name}</dt>
      <dd className="font-serif text-heading wrap-anywhere">{children}</dd>
      {text === undefined ? null : <dd className="text-small text-quiet sm:max-lg:col-start-2">{text}</dd>}
    </div>
  );
}
