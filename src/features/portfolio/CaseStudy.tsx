import { Link, useLocation } from 'react-router-dom';
import * as words from '#content/words/case-study.ts';
import type { CaseStudy as Study } from '#shared/case-study.ts';
import { ButtonLink } from '../../components/ButtonLink.tsx';
import { MoreLink } from '../../components/MoreLink.tsx';
import { projectPath, ROUTES } from '../../paths.ts';
import { BeforeAfter } from './BeforeAfter.tsx';
import { LargePicture } from './LargePicture.tsx';
import { StudyFacts } from './StudyFacts.tsx';
import { StudyImage } from './StudyImage.tsx';
import { StudyText } from './StudyText.tsx';

/** A project's own page: its plate, what changed, and how. What its file does not tell is left out. */
export function CaseStudy({ study }: { study: Study }) {
  const { plate, figure, sections, testimonial, next, call } = study;
  return (
    <article>
      <LargePicture picture={plate}>
        <StudyImage
          picture={plate}
          sizes="100vw"
          priority
          className="h-[min(75vw,78svh)] w-full object-cover object-top"
        />
      </LargePicture>
      <div className="shell">
        <Opening study={study} />
        <StudyFacts study={study} />
        {figure === null ? null : <Figure {...figure} />}
        <div className={figure === null ? 'mt-16 lg:mt-24' : ''}>
          <BeforeAfter before={study.before} after={study.after} />
          <StudyText sections={sections} />
          {testimonial === null ? null : <Testimonial {...testimonial} />}
        </div>
        <aside
          aria-labelledby="study-call"
          className="grid items-end gap-x-16 gap-y-6 border-t border-line py-12 lg:grid-cols-[17rem_1fr] lg:items-start lg:py-16"
        >
          <h2 id="study-call" className="text-heading">
            {call.title}
          </h2>
          <div>
            <p className="max-w-[34.6em] text-lead text-quiet">{call.text}</p>
            <div className="mt-6 flex flex-wrap items-center gap-x-8 gap-y-3">
              <ButtonLink to={ROUTES.consultation}>{call.consultation}</ButtonLink>
              <MoreLink to={ROUTES.contact}>{call.contact}</MoreLink>
            </div>
          </div>
        </aside>
      </div>
      {next === null ? null : <Next next={next} />}
    </article>
  );
}

/** The list comes back with the filter that led here. */
function Opening({ study: { title, change, description, sample } }: { study: Study }) {
  const { state } = useLocation() as { state: { list?: unknown } | null };
  const list = typeof state?.list === 'string' ? state.list : '';
  return (
    <header className="grid gap-x-16 gap-y-6 py-10 sm:py-14 lg:grid-cols-[17rem_1fr] lg:py-20">
      <div>
        <Link to={ROUTES.portfolio + list} className="finger-high text-small font-semibold text-link">
          {words.all}
        </Link>
        <h1 className="mt-4 text-heading">{title}</h1>
      </div>
      <div>
        <p className="max-w-[20em] font-serif text-[1.75rem]/[1.15] tracking-[-0.018em] text-pretty md:text-title">
          {change ?? description}
        </p>
        {change === null ? null : <p className="mt-6 max-w-measure text-lead text-quiet">{description}</p>}
        {sample ? <p className="mt-5 max-w-measure text-small text-quiet">{words.sample}</p> : null}
      </div>
    </header>
  );
}

function Figure({ value, label }: { value: string; label: string }) {
  return (
    <p className="flex flex-col gap-x-10 gap-y-4 py-16 md:flex-row md:items-baseline lg:py-24">
      <strong className="font-serif text-[clamp(5rem,15vw,11rem)] leading-[0.85] font-[480] tracking-[-0.045em] whitespace-nowrap text-clay">
        {value}
      </strong>
      <span className="max-w-[18em] text-lead">{label}</span>
    </p>
  );
}

function Testimonial({ quote, name, role }: NonNullable<Study['testimonial']>) {
  return (
    <figure className="border-t border-line py-12 lg:py-16">
      <blockquote className="max-w-[24em] font-serif text-title">{quote}</blockquote>
      <figcaption className="mt-6 text-small text-quiet">
        <span className="font-semibold text-ink">{name}</span>
        {role === null ? null : `, ${role}`}
      </figcaption>
    </figure>
  );
}

function Next({ next: { slug, title, category, plate } }: { next: NonNullable<Study['next']> }) {
  return (
    <section aria-labelledby="next-project" className="group relative bg-band text-on-band print:hidden">
      <div className="shell flex flex-wrap items-baseline justify-between gap-x-10 gap-y-2 py-8 lg:py-10">
        <div>
          <p className="text-small">{words.next}</p>
          <h2 id="next-project" className="mt-1 text-title">
            <Link to={projectPath(slug)} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h2>
        </div>
        <p className="text-small">{category}</p>
      </div>
      <StudyImage
        picture={plate}
        sizes="100vw"
        decorative
        className="h-[min(56vw,60svh)] w-full object-cover object-top"
      />
    </section>
  );
}
