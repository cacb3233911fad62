import { contact } from '#content/contact.ts';
import { business } from '#content/business.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { TELEPHONE } from '../../components/contact-addresses.ts';
import { Drawing } from '../../components/Drawing.tsx';
import { ScreenHeading } from '../../components/ScreenHeading.tsx';
import { ROUTES } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';

/** [1.27] [2.9.07]–[2.9.10] [4.3.02] */
export function MessageSent({ onAgain }: { onAgain: () => void }) {
  const { title, promise, text, home, again } = contact.sent;
  return (
    <div className="shell grid items-center gap-x-16 gap-y-10 pt-10 pb-[clamp(4rem,8vw,7rem)] sm:pt-16 lg:grid-cols-2">
      <div>
        <ScreenHeading arrived className="text-hero">
          {title}
        </ScreenHeading>
        <p className="mt-6 max-w-[20em] font-serif text-heading text-clay">{promise}</p>
        <p className="mt-4 max-w-[33.3em]">
          {text}{' '}
          <a href={TELEPHONE} className="whitespace-nowrap text-link">
            {business.reach.phoneShown}
          </a>
          .
        </p>
        <div className="mt-9 flex flex-wrap gap-x-4 gap-y-3">
          <ButtonLink to={ROUTES.home}>{home}</ButtonLink>
          <Button variant="secondary" onClick={onAgain}>
            {again}
          </Button>
        </div>
      </div>
      <Drawing of="sent" />
    </div>
  );
}
