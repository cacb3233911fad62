import type { ReactNode } from 'react';
import { business } from '#content/business.ts';
import { TELEPHONE } from './contact-addresses.ts';

/** The email address and the telephone in one quiet line, after a word or two of the page's own. */
export function ReachLine({ children }: { children?: ReactNode }) {
  return (
    <p className="mt-8 text-small text-quiet">
      <span className="block">{children}</span>
      <a href={`mailto:${business.reach.email}`} className="text-link">
        {business.reach.email}
      </a>
      ,{' '}
      <a href={TELEPHONE} className="whitespace-nowrap text-link">
        {business.reach.phoneShown}
      </a>
    </p>
  );
}
