import { useNavigate, useSearchParams } from 'react-router-dom';
import { projects } from 'virtual:projects';
import { pages } from '#content/pages.ts';
import { portfolio, type Project, sampleNote } from '#content/portfolio.ts';
import * as words from '#content/words/projects.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { Head } from '../components/Head.tsx';
import { MoreLink } from '../components/MoreLink.tsx';
import { NothingFound } from '../components/NothingFound.tsx';
import { Phrases } from '../components/Phrases.tsx';
import { readProjectFilters } from '../features/portfolio/filter-projects.ts';
import { ProjectFilters } from '../features/portfolio/ProjectFilters.tsx';
import { ProjectList } from '../features/portfolio/ProjectList.tsx';
import { portfolioListPath, ROUTES } from '../paths.ts';
import { useReturn } from './use-return.ts';

/** All projects. [2.1.04] [1.03] [2.7.01]–[2.7.19] */
export function PortfolioPage() {
  useReturn();
  return <Portfolio projects={projects} />;
}

/** The page for as many projects as there are. */
export function Portfolio({ projects }: { projects: readonly Project[] }) {
  const { title, lead } = portfolio;
  return (
    <div className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
      <Head {...pages['/portfolio']} />
      <header>
        <h1 className="max-w-[10.7em] text-hero">
          <Phrases>{title}</Phrases>
        </h1>
        <div className="mt-6 grid max-w-measure gap-x-14 gap-y-3 lg:mt-8 lg:max-w-none lg:grid-cols-[7fr_5fr]">
          <p className="text-lead text-quiet">{lead}</p>
          {sampleNote === '' ? null : <p className="text-small text-quiet lg:self-end">{sampleNote}</p>}
        </div>
      </header>
      <div className="mt-12 sm:mt-16">
        {projects.length === 0 ? <NoProjects /> : <Projects projects={projects} />}
      </div>
      {projects.length === 0 ? null : <NextProject />}
    </div>
  );
}

/** The filters are in the address; a single project needs none. */
function Projects({ projects }: { projects: readonly Project[] }) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filters = readProjectFilters(params);
  return (
    <>
      {projects.length === 1 ? null : (
        <ProjectFilters
          projects={projects}
          filters={filters}
          onChange={(next, replace) => void navigate(portfolioListPath(next), { replace })}
        />
      )}
      <ProjectList projects={projects} filters={filters} />
    </>
  );
}

function NoProjects() {
  return (
    <NothingFound {...words.noneYet}>
      <ButtonLink to={ROUTES.consultation}>{portfolio.after.consultation}</ButtonLink>
    </NothingFound>
  );
}

function NextProject() {
  const { title, text, consultation, contact } = portfolio.after;
  return (
    <aside aria-labelledby="portfolio-next" className="mt-20 border-t border-line pt-12 lg:mt-28">
      <h2 id="portfolio-next" className="max-w-[12em] text-title">
        {title}
      </h2>
      <p className="mt-4 max-w-[34.6em] text-lead text-quiet">{text}</p>
      <div className="mt-7 flex flex-wrap items-center gap-x-8 gap-y-3">
        <ButtonLink to={ROUTES.consultation}>{consultation}</ButtonLink>
        <MoreLink to={ROUTES.contact}>{contact}</MoreLink>
      </div>
    </aside>
  );
}
