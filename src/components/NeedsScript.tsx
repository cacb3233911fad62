import { business } from '#content/business.ts';
import * as words from '#content/words/forms.ts';
import { TELEPHONE } from './contact-addresses.ts';

/** Shown in a form without JavaScript: the form cannot be sent, and how else to get in touch. */
export function NeedsScript({ className = '' }: { className?: string }) {
  return (
    <noscript>
      <p className={`border-l-2 border-current pl-4 ${className}`}>
        {words.needsScript}{' '}
        <a href={`mailto:${business.reach.email}`} className="underline">
          {business.reach.email}
        </a>{' '}
        {words.orCall}{' '}
        <a href={TELEPHONE} className="whitespace-nowrap underline">
          {business.reach.phoneShown}
        </a>
        {words.end}
      </p>
    </noscript>
  );
}
