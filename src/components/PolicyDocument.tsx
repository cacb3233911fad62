import type { Policy, PolicyBlock } from '#content/policies/policy.ts';
import * as words from '#content/words/policies.ts';
import { DocumentFrame } from './DocumentFrame.tsx';
import { LinkedText } from './LinkedText.tsx';

/** A policy: its summary, its contents in the margin, and its text in one column. [2.13.02] [2.13.03] */
export function PolicyDocument({ policy }: { policy: Policy }) {
  const { title, lead, updated, summary, sections } = policy;
  return (
    <DocumentFrame
      title={title}
      lead={lead}
      updated={updated}
      contents={sections}
      summary={
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
      }
    >
      <div className="grid min-w-0 gap-y-12">
        {sections.map(({ id, title: name, blocks }) => (
          <section key={id} aria-labelledby={id} className="prose max-w-[38rem] [&>h2]:mt-0">
            <h2 id={id}>{name}</h2>
            {blocks.map((block, index) => (
              <Block key={index} block={block} />
            ))}
          </section>
        ))}
      </div>
    </DocumentFrame>
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
            <dd className="text-pretty">
              <LinkedText>{fact}</LinkedText>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}
