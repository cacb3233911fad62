import { contact } from '#content/contact.ts';
import { business } from '#content/business.ts';
import { openingHours } from '#shared/opening-hours.ts';
import { TELEPHONE } from '../../components/contact-addresses.ts';

/** Email, telephone, place and opening hours. [2.9.02] [2.9.03] [9.2.07] */
export function DirectContact() {
  const { direct, hours } = contact;
  return (
    <div className="grid content-start gap-x-12 gap-y-12 md:max-lg:grid-cols-2">
      <section aria-labelledby="direct-title">
        <h2 id="direct-title" className="border-t border-ink pt-5 text-heading">
          {direct.title}
        </h2>
        <dl className="mt-5 grid gap-y-5">
          <div>
            <dt className="text-small text-quiet">{direct.email}</dt>
            <dd className="font-serif text-lead break-words">
              <a href={`mailto:${business.reach.email}`} className="text-link">
                {business.reach.email}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-small text-quiet">{direct.phone}</dt>
            <dd className="font-serif text-lead">
              <a href={TELEPHONE} className="text-link">
                {business.reach.phoneShown}
              </a>
            </dd>
          </div>
          <div>
            <dt className="text-small text-quiet">{direct.place}</dt>
            <dd className="font-serif text-lead">{business.where.shown}</dd>
          </div>
        </dl>
      </section>
      <section aria-labelledby="hours-title">
        <h2 id="hours-title" className="border-t border-ink pt-5 text-heading">
          {hours.title}
        </h2>
        <dl className="mt-4 border-b border-line">
          {openingHours.byDay.map((row) => (
            <div
              key={row.days}
              className="flex flex-wrap justify-between gap-x-6 border-t border-line py-3 first:border-t-0"
            >
              <dt>{row.days}</dt>
              <dd className="font-semibold tabular-nums">{row.hours}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 text-small text-quiet">{hours.note}</p>
      </section>
    </div>
  );
}
