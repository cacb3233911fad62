import { useEffect, useRef } from 'react';
import { BASE_MARK, type WholePage } from '#shared/content-page.ts';
import { ButtonLink } from '../components/ButtonLink.tsx';
import { DocumentFrame } from '../components/DocumentFrame.tsx';
import { Head } from '../components/Head.tsx';
import { useAddress, useHost } from '../lib/host.ts';
import { makeScrollable } from '../lib/make-scrollable.ts';

/** A page of src/content/pages; each has a module of its own, made by server/build/content-modules.ts. */
export function ContentPage({ page }: { page: WholePage }) {
  const { title, description, noindex, kind } = page;
  return (
    <>
      <Head title={title} description={description} {...(noindex ? { noindex } : {})} />
      {kind === 'landing' ? <LandingPage page={page} /> : <DocumentPage page={page} />}
    </>
  );
}

/** A legal text lists its parts in the margin; any other page is its heading and its text. */
function DocumentPage({ page }: { page: WholePage }) {
  const { kind, heading, lead, updated, contents, action } = page;
  return (
    <DocumentFrame title={heading} lead={lead} updated={updated} contents={kind === 'legal' ? contents : []}>
      <div className="min-w-0">
        <Text html={page.html} />
        <Action action={action} />
      </div>
    </DocumentFrame>
  );
}

function LandingPage({ page }: { page: WholePage }) {
  const address = useAddress();
  const { heading, lead, cover, action } = page;
  const inParts = page.contents.length > 0;
  return (
    <article className="shell pt-12 pb-[clamp(4rem,9vw,8rem)] sm:pt-20">
      <header className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <h1 className="max-w-[9.3em] text-hero">{heading}</h1>
          {lead === null ? null : <p className="mt-6 max-w-[30.6em] text-lead text-quiet">{lead}</p>}
          <Action action={action} />
        </div>
        {cover === null ? null : (
          <img
            src={address(cover.src)}
            alt={cover.alt}
            width={1200}
            height={900}
            fetchPriority="high"
            className="aspect-4/3 w-full rounded object-cover"
          />
        )}
      </header>
      <div className="mt-12 border-t border-line pt-12 sm:mt-16 lg:pt-16">
        <Text html={page.html} inParts={inParts} />
        <div className={inParts ? 'lg:grid lg:grid-cols-[5fr_7fr] lg:gap-x-16 lg:*:col-start-2' : ''}>
          <Action action={action} />
        </div>
      </div>
    </article>
  );
}

function Action({ action }: Pick<WholePage, 'action'>) {
  if (action === null) return null;
  return (
    <p className="mt-8 print:hidden">
      <ButtonLink to={action.to}>{action.label}</ButtonLink>
    </p>
  );
}

/** @param inParts the headings of its parts stand beside them, where there is room */
function Text({ html, inParts = false }: { html: string; inParts?: boolean }) {
  const { base } = useHost();
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => makeScrollable(root.current), []);
  return (
    // Safe: sanitised by the build.
    <div
      ref={root}
      className={`prose [&>:first-child]:mt-0 ${inParts ? 'prose-parts' : ''}`}
      dangerouslySetInnerHTML={{ __html: html.replaceAll(BASE_MARK, base) }}
    />
  );
}
