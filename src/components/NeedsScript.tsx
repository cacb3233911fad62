import { site } from '#content/site.ts';
import { telephoneAddress } from './contact-addresses.ts';

/** Shown in a form without JavaScript: the form cannot be sent, and how else to get in touch. */
export function NeedsScript({ className = '' }: { className?: string }) {
  return (
    <noscript>
      <p className={`border-l-2 border-current pl-4 ${className}`}>
        This form needs JavaScript. Without it, write to{' '}
        <a href={`mailto:${site.email}`} className="underline">
          {site.email}
        </a>{' '}
        or call{' '}
        <a href={telephoneAddress(site.phone)} className="underline">
          {site.phone}
        </a>
        .
      </p>
    </noscript>
  );
}
