import { useState } from 'react';
import { Link } from 'react-router-dom';
import { consultationPage } from '#content/consultation-page.ts';
import { pages } from '#content/pages.ts';
import { Head } from '../components/Head.tsx';
import { MoreLink } from '../components/MoreLink.tsx';
import { ScreenHeading } from '../components/ScreenHeading.tsx';
import { SectionHeading } from '../components/SectionHeading.tsx';
import { Booked } from '../features/consultations/Booked.tsx';
import { type BookedDetails, BookingForm } from '../features/consultations/BookingForm.tsx';
import { useToday } from '../features/consultations/use-today.ts';
import { ROUTES } from '../paths.ts';

/**
 * Books a free consultation, then shows the confirmation with a way to book again. [1.10] [2.1.10] [4.9.02] [4.9.03]
 */
export function ConsultationPage() {
  const today = useToday();
  const [booked, setBooked] = useState<BookedDetails | null>(null);
  const [again, setAgain] = useState(false);

  function beginAgain() {
    setBooked(null);
    setAgain(true);
  }

  return (
    <div className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
      <Head {...pages['/consultation']} />
      {booked === null ? (
        <>
          <header className="mb-12 grid items-end gap-x-16 gap-y-6 sm:mb-16 lg:grid-cols-[minmax(0,1fr)_21rem] xl:grid-cols-[minmax(0,1fr)_24rem] xl:gap-x-20">
            <ScreenHeading arrived={again} className="max-w-[8em] text-hero sm:max-w-[10em]">
              {consultationPage.title}
            </ScreenHeading>
            <p className="max-w-measure text-lead text-quiet lg:pb-2">{consultationPage.lead}</p>
          </header>
          <BookingForm today={today} onBooked={setBooked} />
          <TheTalk />
        </>
      ) : (
        <Booked details={booked} onAgain={beginAgain} />
      )}
    </div>
  );
}

function TheTalk() {
  const { name, title, parts, write } = consultationPage.talk;
  return (
    <section
      aria-labelledby="talk-title"
      className="mt-16 border-t border-line pt-[clamp(3.5rem,7vw,6rem)] lg:mt-12"
    >
      <SectionHeading name={name} title={title} id="talk-title">
        <dl className="mt-8 border-b border-line">
          {parts.map((part) => (
            <div
              key={part.name}
              className="grid gap-x-8 gap-y-1 border-t border-line py-5 sm:grid-cols-[8rem_1fr]"
            >
              <dt className="font-serif text-heading">{part.name}</dt>
              <dd className="max-w-measure sm:pt-0.5">
                {part.text}
                {part.link === undefined ? null : (
                  <>
                    {' '}
                    <Link to={part.link.to} className="inline-block text-link">
                      {part.link.label}
                    </Link>
                  </>
                )}
              </dd>
            </div>
          ))}
        </dl>
        <MoreLink to={ROUTES.contact} className="mt-6">
          {write}
        </MoreLink>
      </SectionHeading>
    </section>
  );
}
