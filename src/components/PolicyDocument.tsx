import { Link } from 'react-router-dom';
import type { Policy, PolicyBlock } from '#content/policies/policy.ts';
import * as words from '#content/words/policies.ts';
import { formatLongDate } from '#shared/dates-in-words.ts';
import { LinkedText } from './LinkedText.tsx';

/** A policy: its summary, its contents in the margin, and its text in one column. [2.13.02] [2.13.03] */
export function PolicyDocument({ policy }: { policy: Policy }) {
  const { title, lead, updated, summary, sections } = policy;
  return (
    <article className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
      <header className="grid gap-x-16 gap-y-8 lg:grid-cols-[6fr_5fr]">
        <div>
          <h1 className="text-hero">{title}</h1>
          <p className="mt-5 text-small text-quiet">
            {words.changed} <time dateTime={updated}>{formatLongDate(updated)}</time>
          </p>
        </div>
        <p className="max-w-[22.6em] self-end font-serif text-heading">{lead}</p>
      </header>
      <section aria-labelledby="in-short" className="mt-12 border-y border-line py-8 sm:mt-16">
        <h2 id="in-short" className="font-sans margin-note">
          {words.summary}
        </h2>
        <ul className="mt-4 grid gap-x-12 gap-y-5 md:grid-cols-3">
          {summary.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </section>
      <div className="mt-12 grid gap-x-16 gap-y-12 sm:mt-16 lg:grid-cols-[14rem_1fr]">
        <nav aria-labelledby="contents" className="lg:sticky lg:top-28 lg:self-start">
          <h2 id="contents" className="font-sans margin-note">
            {words.contents}
          </h2>
          <ul className="mt-3 grid gap-x-8 text-small sm:max-lg:grid-cols-2">
            {sections.map(({ id, title: name }) => (
              <li key={id}>
                <Link
                  to={`#${id}`}
                  className="inline-block py-1.5 underline-offset-4 transition-colors hover:text-clay hover:underline"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className="grid min-w-0 gap-y-12">
          {sections.map(({ id, title: name, blocks }) => (
            <section key={id} aria-labelledby={id} className="prose [&>h2]:mt-0">
              <h2 id={id}>{name}</h2>
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </section>
          ))}
        </div>
      </div>
    </article>
  );
}

function Block({ block }: { block: PolicyBlock }) {
  if ('text' in block) {
    return (
      <p>
        <LinkedText>{block.text}</LinkedText>
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <LinkedText>{item}</LinkedText>
          </li>
        ))}
      </ul>
    );
  }
  return block.records.map(({ name, facts }) => (
    <section key={name} aria-label={name}>
      <h3>{name}</h3>
      <dl className="border-b border-line text-body">
        {facts.map(([term, fact]) => (
          <div key={term} className="grid gap-x-8 border-t border-line py-2.5 sm:grid-cols-[7rem_1fr]">
            <dt className="text-quiet">{term}</dt>
            <dd>
              <LinkedText>{fact}</LinkedText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
