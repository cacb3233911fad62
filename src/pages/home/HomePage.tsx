import { firstProjects } from 'virtual:first-projects';
import { pages } from '#content/pages.ts';
import { Head } from '../../components/Head.tsx';
import { AboutBlock } from './AboutBlock.tsx';
import { BlogSection } from './BlogSection.tsx';
import { ContactSection } from './ContactSection.tsx';
import { Hero } from './Hero.tsx';
import { NewsletterBand } from './NewsletterBand.tsx';
import { PortfolioPreview } from './PortfolioPreview.tsx';
import { PricingSummary } from './PricingSummary.tsx';
import { ServicesList } from './ServicesList.tsx';

/** [2.4.01]–[2.4.16] */
export function HomePage() {
  return (
    <>
      <Head {...pages['/']} />
      <Hero />
      <AboutBlock />
      <ServicesList />
      <PortfolioPreview projects={firstProjects} />
      <PricingSummary />
      <BlogSection />
      <NewsletterBand />
      <ContactSection />
    </>
  );
}
