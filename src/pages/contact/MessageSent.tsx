import { contact } from '#content/contact.ts';
import { business } from '#content/business.ts';
import { thankYou } from '#content/thank-you.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { TELEPHONE } from '../../components/contact-addresses.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { Meanwhile } from '../../components/Meanwhile.tsx';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { type SentMessage, SentFacts } from '../../features/contacts/SentFacts.tsx';
import { ROUTES } from '../../paths.ts';

/** [1.27] [2.9.07]–[2.9.10] [4.3.02] */
export function MessageSent({ message, onAgain }: { message: SentMessage; onAgain: () => void }) {
  const { title, promise, text, home, again } = contact.sent;
  return (
    <div className="shell grid items-start gap-x-16 gap-y-10 pt-10 pb-[clamp(4rem,8vw,7rem)] sm:pt-16 lg:grid-cols-2">
      <div>
        <ScreenHeading arrived className="text-hero">
          {title}
        </ScreenHeading>
        <p className="mt-6 max-w-[20em] font-serif text-heading text-clay">{promise}</p>
        <p className="mt-6 max-w-[33.3em]">
          {text}{' '}
          <a href={TELEPHONE} className="whitespace-nowrap text-link">
            {business.reach.phoneShown}
          </a>
          .
        </p>
        <SentFacts message={message} promise="hours" />
        <div className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-3">
          <ButtonLink to={ROUTES.home}>{home}</ButtonLink>
          <button type="button" onClick={onAgain} className="min-h-11 cursor-pointer font-semibold text-link">
            {again}
          </button>
        </div>
      </div>
      <Drawing of="sent" className="lg:mt-4" />
      <Meanwhile list={thankYou.meanwhile.list.filter(({ to }) => to !== ROUTES.home)} />
    </div>
  );
}
