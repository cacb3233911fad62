import { home } from '#content/home.ts';
import { NewsletterForm } from '../../features/newsletter/NewsletterForm.tsx';

/** The page's one full-bleed band. [2.4.07] [1.23] */
export function NewsletterBand() {
  const { title, lead } = home.newsletter;
  return (
    <section aria-labelledby="newsletter-title" className="bg-band text-on-band print:hidden">
      <div className="shell grid items-end gap-x-20 gap-y-8 py-[clamp(3.5rem,7vw,6rem)] lg:grid-cols-2">
        <div>
          <h2 id="newsletter-title" className="max-w-[9.3em] text-title">
            {title}
          </h2>
          <p className="mt-4 max-w-[32em]">{lead}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
