import type { StudySection } from '#shared/case-study.ts';
import { BASE_MARK } from '#shared/content-page.ts';
import { useHost } from '../../lib/host.ts';

/** The text, ruled: each part with its heading and its note in the margin. */
export function StudyText({ sections }: { sections: readonly StudySection[] }) {
  return sections.map(({ heading, note, html }) => (
    <section
      key={heading?.id ?? ''}
      aria-labelledby={heading?.id}
      className="grid gap-x-16 gap-y-7 border-t border-line py-12 lg:grid-cols-[17rem_1fr] lg:py-16"
    >
      <div>
        {heading === null ? null : (
          <h2 id={heading.id} className="text-heading">
            {heading.title}
          </h2>
        )}
        {note === null ? null : (
          <Html
            html={note}
            className="mt-4 max-w-[34em] border-l-2 border-clay pl-4 text-small text-quiet lg:mt-6"
          />
        )}
      </div>
      <Html
        html={html}
        className="prose max-w-[36em] [&>:first-child]:mt-0 [&>h3]:border-t [&>h3]:border-line [&>h3]:pt-6 [&>h3:first-child]:border-0 [&>h3:first-child]:pt-0"
      />
    </section>
  ));
}

function Html({ html, className }: { html: string; className: string }) {
  const { base } = useHost();
  return (
    // Safe: sanitised by the build.
    <div className={className} dangerouslySetInnerHTML={{ __html: html.replaceAll(BASE_MARK, base) }} />
  );
}
