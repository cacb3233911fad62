import * as words from '#content/words/case-study.ts';
import type { CaseStudy } from '#shared/case-study.ts';
import { useAddress } from '../../lib/host.ts';

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
        <Links study={study} />
      </div>
    </section>
  );
}

function Links({ study: { title, liveUrl, githubUrl } }: { study: CaseStudy }) {
  const address = useAddress();
  const links = [
    { label: words.demo, url: liveUrl },
    { label: words.code, url: githubUrl },
  ].filter((link): link is { label: string; url: string } => link.url !== null);
  if (links.length === 0) return null;
  return (
    <p className="mt-3 flex flex-wrap gap-x-6">
      {links.map(({ label, url }) => (
        <a
          key={label}
          {...(url.startsWith('/') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}
          href={address(url)}
          className="inline-flex min-h-11 items-center font-semibold text-link"
        >
          {label}
          <span className="sr-only">: {title}</span>
        </a>
      ))}
    </p>
  );
}
