import { about } from '#content/about.ts';
import { business } from '#content/business.ts';
import { pages } from '#content/pages.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Head } from '../../components/Head.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { NextStep } from '../../components/NextStep.tsx';
import { ROUTES } from '../../paths.ts';
import { AboutOpening } from './AboutOpening.tsx';
import { Expertise } from './Expertise.tsx';
import { Values } from './Values.tsx';
import { WhyChoose } from './WhyChoose.tsx';
import { Workbench } from './Workbench.tsx';

/** [1.01] [2.1.02] [2.5.01]–[2.5.09] */
export function AboutPage() {
  const { calls } = about;
  return (
    <>
      <Head {...pages['/about']} />
      <AboutOpening portrait={business.who.portrait} />
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
          <p className="max-w-[20em] font-serif text-[1.65rem]/[1.18] tracking-[-0.018em] md:text-title">
            {statement}
          </p>
          <div className="mt-10 grid gap-6 md:grid-cols-2 md:gap-12">
            {paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          {business.who.portrait === null ? null : (
            <Workbench className="mt-12 aspect-4/3 object-[50%_45%] sm:aspect-2/1" />
          )}
        </div>
      </div>
    </section>
  );
}
