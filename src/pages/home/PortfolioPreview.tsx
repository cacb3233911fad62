import { home } from '#content/home.ts';
import { sampleNote } from '#content/portfolio.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ProjectPlate } from '../../features/portfolio/ProjectPlate.tsx';
import type { ProjectPreview } from '../../features/portfolio/project-preview.ts';
import { ROUTES } from '../../paths.ts';

/** The grid place and width of each of the four pictures on wide screens. */
const WIDE = { place: 'md:col-span-7', sizes: '(min-width: 82rem) 43rem, (min-width: 48rem) 55vw, 92vw' };
const NARROW = {
  place: 'max-md:even:ml-16 max-md:odd:mr-16 md:col-span-5',
  sizes: '(min-width: 82rem) 30rem, (min-width: 48rem) 38vw, 92vw',
};
const PLACES = [WIDE, NARROW, NARROW, WIDE];
/** The third of three has its row to itself, and stands where the fourth would. */
const THREE_PLACES = [...PLACES.slice(0, 2), { ...WIDE, place: 'md:col-span-7 md:col-start-6' }];

/** Nothing as long as there are no projects. [2.4.04] [2.4.13] */
export function PortfolioPreview({ projects }: { projects: readonly ProjectPreview[] }) {
  const { name, title, link } = home.portfolio;
  if (projects.length === 0) return null;
  const places = projects.length === 3 ? THREE_PLACES : PLACES;
  return (
    <section id="portfolio" aria-labelledby="portfolio-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="portfolio-title">
          {sampleNote === '' ? null : (
            <p className="mt-4 max-w-[34.6em] text-lead text-quiet">{sampleNote}</p>
          )}
        </SectionHeading>
        <div className="mt-12 grid gap-x-10 gap-y-14 md:grid-cols-12">
          {places.map(({ place, sizes }, index) => {
            const project = projects[index];
            return project === undefined ? null : (
              <div key={project.id} className={`row-span-3 rise grid-rows-subgrid gap-y-0 md:grid ${place}`}>
                <ProjectPlate project={project} sizes={sizes} />
              </div>
            );
          })}
        </div>
        <MoreLink to={ROUTES.portfolio} className="mt-12">
          {link}
        </MoreLink>
      </div>
    </section>
  );
}
