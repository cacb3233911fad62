import { home } from '#content/home.ts';
import { business } from '#content/business.ts';
import { openingHours } from '#shared/opening-hours.ts';
import * as labels from '#content/words/home.ts';
import { TELEPHONE } from '../../components/contact-addresses.ts';
import { HomeContactForm } from '../../features/contacts/HomeContactForm.tsx';

/** So that the page after a message is there when it was sent. */
function loadThankYou() {
  import('../ThankYouPage.tsx').catch(() => undefined);
}

/** [2.4.08] [2.4.16] [1.24] */
export function ContactSection() {
  const { name, title, lead, reply } = home.contact;
  return (
    <section id="contact" aria-labelledby="contact-title" className="shell section">
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[5fr_6fr]">
        <div>
          <p className="margin-note">{name}</p>
          <h2 id="contact-title" className="mt-3 max-w-[9.3em] text-title">
            {title}
          </h2>
          <p className="mt-5 max-w-[29.3em] text-lead text-quiet">{lead}</p>
          <dl className="mt-8 grid border-b border-line lg:max-w-md [&_dd]:text-right [&>div]:flex [&>div]:justify-between [&>div]:gap-x-6 [&>div]:border-t [&>div]:border-line [&>div]:py-3">
            <div>
              <dt className="text-quiet">{labels.email}</dt>
              <dd>
                <a href={`mailto:${business.reach.email}`} className="text-link">
                  {business.reach.email}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-quiet">{labels.phone}</dt>
              <dd>
                <a href={TELEPHONE} className="text-link">
                  {business.reach.phoneShown}
                </a>
              </dd>
            </div>
            <div>
              <dt className="text-quiet">{labels.place}</dt>
              <dd>{business.where.shown}</dd>
            </div>
            <div>
              <dt className="text-quiet">{labels.hours}</dt>
              <dd>{openingHours.inOneLine}</dd>
            </div>
          </dl>
          <p className="mt-6 font-serif text-heading">{reply}</p>
        </div>
        <HomeContactForm onFocus={loadThankYou} />
      </div>
    </section>
  );
}
