import { createElement } from 'react';
import { useParams } from 'react-router-dom';
import { caseStudies } from 'virtual:case-studies';
import { business } from '#content/business.ts';
import type { CaseStudy as Study } from '#shared/case-study.ts';
import { lazyPage } from '../app/lazy-page.ts';
import { Head } from '../components/Head.tsx';
import { CaseStudy } from '../features/portfolio/CaseStudy.tsx';

const pages = new Map(
  Object.entries(caseStudies).map(([slug, load]) => [
    slug,
    lazyPage(async () => {
      const { study } = await load();
      return { default: () => <StudyPage study={study} /> };
    }),
  ]),
);
const NotFound = lazyPage(async () => ({ default: (await import('./NotFoundPage.tsx')).NotFoundPage }));

/** A project's page. An unknown one is answered like every other address that is none. */
export function CaseStudyPage() {
  const { slug = '' } = useParams();
  return createElement(pages.get(slug) ?? NotFound);
}

/** Fetches what one project's page shows. */
export async function loadStudy(slug: string | undefined): Promise<void> {
  await caseStudies[slug ?? '']?.();
}

function StudyPage({ study }: { study: Study }) {
  return (
    <>
      <Head title={`${study.title} | ${business.who.name}`} description={study.change ?? study.description} />
      <CaseStudy study={study} />
    </>
  );
}
