import type { ReactNode } from 'react';
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
  const { plate, ground, figure, sections, testimonial, next, call } = study;
  return (
    <article>
      <LargePicture picture={plate}>
        <PlateGround ground={ground}>
          <div className="framed:pt-8">
            <StudyImage
              picture={plate}
              sizes="(min-width: 60rem) 60rem, 100vw"
              priority
              className="relative mx-auto h-[min(75vw,78svh)] w-auto"
            />
          </div>
        </PlateGround>
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
        <MoreLink back to={ROUTES.portfolio + list} className="-my-2.5 text-small">
          {words.all}
        </MoreLink>
        <h1 className="mt-4 text-heading">{title}</h1>
      </div>
      <div>
        <p className="max-w-[20em] font-serif text-[1.75rem]/[1.15] tracking-[-0.018em] text-balance md:text-title">
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
    <p className="flex flex-col gap-x-10 gap-y-4 py-16 md:flex-row md:items-baseline-last lg:py-24">
      <strong className="font-serif text-[clamp(5rem,15vw,11rem)] leading-[0.85] font-[480] tracking-[-0.045em] whitespace-nowrap text-clay">
        {value}
      </strong>
      <span className="max-w-[20em] font-serif text-heading text-balance lg:text-[2.25rem]/[1.15]">
        {label}
      </span>
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

function Next({ next: { slug, title, category, plate, ground } }: { next: NonNullable<Study['next']> }) {
  return (
    <section aria-labelledby="next-project" className="group relative print:hidden">
      <PlateGround ground={ground}>
        <div className="relative shell grid items-center gap-x-16 gap-y-8 pt-10 md:grid-cols-[5fr_7fr] md:pt-14">
          <div className="md:pb-14">
            <p className="text-small">{words.next}</p>
            <h2 id="next-project" className="mt-2 text-title">
              <Link
                to={projectPath(slug)}
                className="decoration-2 underline-offset-6 outline-current group-hover:underline after:absolute after:inset-0"
              >
                {title}
              </Link>
            </h2>
            <p className="mt-3 text-small">{category}</p>
          </div>
          <StudyImage
            picture={plate}
            sizes="(min-width: 82rem) 43rem, (min-width: 48rem) 55vw, 92vw"
            decorative
            className="w-full rounded-t outline -outline-offset-1 outline-ink/20"
          />
        </div>
      </PlateGround>
    </section>
  );
}

/** What lies beside a plate as wide as the window, in the plate's own colour; text on it is dark or light by that. */
function PlateGround({ ground, children }: { ground: Study['ground']; children: ReactNode }) {
  return (
    <div className={`relative text-ink ${ground.isDark ? 'scheme-dark' : 'scheme-light'}`}>
      {/* An attribute, as the page's policy allows no styles of a page's own. */}
      <svg aria-hidden className="absolute inset-0 size-full">
        <rect width="100%" height="100%" fill={ground.color} />
      </svg>
      {children}
    </div>
  );
}
