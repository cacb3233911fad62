import { about } from '#content/about.ts';
import { business } from '#content/business.ts';
import { pages } from '#content/pages.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Head } from '../../components/Head.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { NextStep } from '../../components/NextStep.tsx';
import { useAddress } from '../../lib/host.ts';
import { ROUTES } from '../../paths.ts';
import { AboutLead } from './AboutLead.tsx';
import { Expertise } from './Expertise.tsx';
import { Values } from './Values.tsx';
import { WhyChoose } from './WhyChoose.tsx';

/** [1.01] [2.1.02] [2.5.01]–[2.5.09] */
export function AboutPage() {
  const { calls } = about;
  return (
    <>
      <Head {...pages['/about']} />
      <Opening />
      <Mission />
      <Values />
      <Expertise />
      <WhyChoose />
      <NextStep title={calls.title} text={calls.text}>
        <ButtonLink to={ROUTES.consultation}>{calls.consultation}</ButtonLink>
        <MoreLink to={ROUTES.contact}>{calls.contact}</MoreLink>
      </NextStep>
    </>
  );
}

function Opening() {
  const address = useAddress();
  const { title, artAlt } = about;
  return (
    <header className="shell grid gap-x-16 gap-y-10 pt-12 pb-[clamp(3rem,6vw,6rem)] sm:pt-20 lg:grid-cols-[7fr_5fr]">
      <div className="flex flex-col justify-between gap-y-10">
        <h1 className="max-w-[7.3em] text-hero">{title}</h1>
        <AboutLead portrait={business.who.portrait} />
      </div>
      <img
        src={address('/artwork/about.svg')}
        alt={artAlt}
        width={1200}
        height={1400}
        fetchPriority="high"
        className="aspect-4/3 w-full rounded object-cover sm:aspect-16/10 lg:aspect-6/7"
      />
    </header>
  );
}

/** [2.5.01] */
function Mission() {
  const { name, statement, paragraphs } = about.mission;
  return (
    <section aria-labelledby="mission-title" className="border-t border-line">
      <div className="shell grid gap-x-8 gap-y-4 section lg:grid-cols-[12rem_1fr]">
        <h2 id="mission-title" className="font-sans margin-note lg:pt-3">
          {name}
        </h2>
        <div>
          <p className="max-w-[20em] font-serif text-[1.75rem]/[1.15] tracking-[-0.018em] text-pretty md:text-title md:text-balance">
            {statement}
          </p>
          <div className="mt-10 grid gap-6 md:grid-cols-2 md:gap-12">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}
