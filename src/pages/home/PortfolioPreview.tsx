import { home } from '#content/home.ts';
import { projects, sampleNote } from '#content/portfolio.ts';
import { MoreLink } from '../../components/MoreLink.tsx';
import { SectionHeading } from '../../components/SectionHeading.tsx';
import { ProjectPlate } from '../../features/portfolio/ProjectPlate.tsx';
import { ROUTES } from '../../paths.ts';

/** Where each of the four plates hangs on a wide wall, and its shape. */
const PLACES = [
  { place: 'md:col-span-7', frame: 'aspect-4/3' },
  { place: 'md:col-span-5 md:pt-24', frame: 'aspect-4/3 md:aspect-square' },
  { place: 'md:col-span-5', frame: 'aspect-4/3 md:aspect-square' },
  { place: 'md:col-span-7 md:pt-24', frame: 'aspect-4/3' },
] as const;

/** [2.4.04] [2.4.13] */
export function PortfolioPreview() {
  const { name, title, link } = home.portfolio;
  return (
    <section id="portfolio" aria-labelledby="portfolio-title" className="border-t border-line">
      <div className="shell section">
        <SectionHeading name={name} title={title} id="portfolio-title">
          <p className="mt-4 max-w-measure text-quiet">{sampleNote}</p>
        </SectionHeading>
        <div className="mt-12 grid gap-x-10 gap-y-14 md:grid-cols-12">
          {PLACES.map(({ place, frame }, index) => {
            const project = projects[index];
            return project === undefined ? null : (
              <div key={project.id} className={`rise ${place}`}>
                <ProjectPlate project={project} frame={frame} />
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
