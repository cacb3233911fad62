import * as words from '#content/words/case-study.ts';
import type { CaseStudy, StudySide } from '#shared/case-study.ts';
import { LargePicture } from './LargePicture.tsx';
import { StudyImage } from './StudyImage.tsx';

const SIZES = '(min-width: 82rem) 36rem, (min-width: 48rem) 44vw, 92vw';

/** How it was and how it is, side by side; one alone where the other is not told. */
export function BeforeAfter({ before, after }: Pick<CaseStudy, 'before' | 'after'>) {
  if (before === null && after === null) return null;
  return (
    <section aria-labelledby="before-after" className="border-t border-line py-12 lg:py-16">
      <h2 id="before-after" className="sr-only">
        {words.beforeAndAfter}
      </h2>
      <div className="grid gap-x-10 gap-y-12 md:grid-cols-2">
        <Side name={words.before} side={before} />
        <Side name={words.after} side={after} />
      </div>
    </section>
  );
}

function Side({ name, side }: { name: string; side: StudySide | null }) {
  if (side === null) return null;
  const { picture, text } = side;
  return (
    <figure>
      {picture === null ? null : (
        <LargePicture picture={picture} className="mb-4">
          <StudyImage picture={picture} sizes={SIZES} className="aspect-4/3 w-full rounded object-cover" />
        </LargePicture>
      )}
      <figcaption>
        <h3 className="text-heading">{name}</h3>
        {text === null ? null : <p className="mt-2 max-w-measure text-quiet">{text}</p>}
      </figcaption>
    </figure>
  );
}
