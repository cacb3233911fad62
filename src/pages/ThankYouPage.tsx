import { useLocation } from 'react-router-dom';
import { pages } from '#content/pages.ts';
import { business } from '#content/business.ts';
import { openingHours } from '#shared/opening-hours.ts';
import { thankYou } from '#content/thank-you.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { TELEPHONE } from '../components/contact-addresses.ts';
import { Head } from '../components/Head.tsx';
import { Meanwhile } from '../components/Meanwhile.tsx';
import { type SentMessage, SentFacts } from '../features/contacts/SentFacts.tsx';
import { useAddress } from '../lib/host.ts';

/**
 * Shown after a message from the home page: when to expect the reply, and what to do until then. [1.25] [2.1.09]
 * [9.2.08]
 */
export function ThankYouPage() {
  const address = useAddress();
  const { title, reply, text, artAlt, meanwhile } = thankYou;
  const [talk] = meanwhile.list;
  const { state } = useLocation() as { state: { sent?: SentMessage } | null };
  return (
    <div className="shell grid items-start gap-x-16 gap-y-10 pt-10 pb-[clamp(4rem,8vw,7rem)] sm:pt-16 lg:grid-cols-2">
      <Head {...pages['/thank-you']} />
      <div>
        <h1 className="max-w-[7.3em] text-hero">{title}</h1>
        <p className="mt-6 font-serif text-heading text-clay">{reply}</p>
        <p className="mt-4 max-w-[33.3em]">{text}</p>
        <p className="mt-3 text-small text-quiet">
          {openingHours.inOneLine}.{' '}
          <a href={TELEPHONE} className="whitespace-nowrap text-link">
            {business.reach.phoneShown}
          </a>
        </p>
        {state?.sent === undefined ? null : <SentFacts message={state.sent} promise="business hours" />}
        {talk === undefined ? null : (
          <ButtonLink to={talk.to} className="mt-8">
            {talk.label}
          </ButtonLink>
        )}
      </div>
      <img
        src={address('/artwork/thank-you.svg')}
        alt={artAlt}
        width={1200}
        height={800}
        fetchPriority="high"
        className="aspect-3/2 w-full rounded object-cover lg:mt-4"
      />
      <Meanwhile list={meanwhile.list.slice(1)} />
    </div>
  );
}
