import * as words from '#content/words/case-study.ts';
import type { CaseStudy } from '#shared/case-study.ts';
import { ProjectLinks } from './ProjectLinks.tsx';

/** What is known of the project at a glance, ruled, and what it does beside it. */
export function StudyFacts({ study }: { study: CaseStudy }) {
  const facts = [
    { name: words.kind, value: study.category },
    { name: words.state, value: study.status },
    { name: words.year, value: study.year },
    { name: words.duration, value: study.duration },
    { name: words.technologies, value: study.technologies.join(', ') },
  ].filter((fact): fact is { name: string; value: string } => fact.value !== null);
  return (
    <section
      aria-label={words.facts}
      className="grid items-start gap-x-16 gap-y-10 text-small md:grid-cols-2"
    >
      <dl className="border-b border-line">
        {facts.map(({ name, value }) => (
          <div key={name} className="grid grid-cols-[8rem_1fr] gap-x-4 border-t border-line py-2.5">
            <dt className="text-quiet">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div>
        <p aria-hidden className="border-t border-line py-2.5 text-quiet">
          {words.features}
        </p>
        <ul aria-label={words.features} className="border-b border-line">
          {study.features.map((feature) => (
            <li key={feature} className="border-t border-line py-2.5">
              {feature}
            </li>
          ))}
        </ul>
        <ProjectLinks project={study} />
      </div>
    </section>
  );
}
