import { pricingQuestions } from '#content/faqs.ts';
import { pages } from '#content/pages.ts';
import { pricingPage } from '#content/pricing.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { Faq } from '../../components/Faq.tsx';
import { Head } from '../../components/Head.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { NextStep } from '../../components/NextStep.tsx';
import { Phrases } from '../../components/Phrases.tsx';
import { PricingPlans } from '../../components/PricingPlans.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ROUTES } from '../../paths.ts';
import { AddOns } from './AddOns.tsx';
import { Payment } from './Payment.tsx';
import { WhyFair } from './WhyFair.tsx';

/** [1.04] [2.1.05] [2.8.01]–[2.8.04] [9.1.01]–[9.1.12] */
export function PricingPage() {
  const { title, lead, plansTitle, questions, calls } = pricingPage;
  return (
    <>
      <Head {...pages['/pricing']} />
      <div className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
        <header className="lg:grid lg:grid-cols-3 lg:items-end">
          <h1 className="max-w-[9.3em] text-hero lg:col-span-2">
            <Phrases>{title}</Phrases>
          </h1>
          <p className="mt-6 max-w-[30.6em] text-lead text-quiet lg:mt-8 lg:pb-2 lg:pl-10">{lead}</p>
        </header>
        <section aria-labelledby="plans-title" className="mt-12 md:mt-20">
          <h2 id="plans-title" className="sr-only">
            {plansTitle}
          </h2>
          <PricingPlans
            heading="h3"
            call={
              <ButtonLink to={ROUTES.contact} className="mt-8 outline-paper md:ml-[19.5rem] lg:ml-0">
                {calls.contact}
              </ButtonLink>
            }
            quietCall={
              <MoreLink to={ROUTES.consultation} className="mt-5 md:ml-[19.5rem] lg:mt-8 lg:ml-0">
                {calls.consultation}
              </MoreLink>
            }
          />
        </section>
      </div>
      <Payment />
      <AddOns />
      <WhyFair />
      <section aria-labelledby="questions-title" className="border-t border-line">
        <div className="shell section">
          <SectionHeading name={questions.name} title={questions.title} id="questions-title">
            <div className="mt-10">
              <Faq questions={pricingQuestions} />
            </div>
          </SectionHeading>
        </div>
      </section>
      <NextStep title={calls.title} text={calls.text}>
        <ButtonLink to={ROUTES.contact}>{calls.contact}</ButtonLink>
        <MoreLink to={ROUTES.consultation}>{calls.consultation}</MoreLink>
      </NextStep>
    </>
  );
}
