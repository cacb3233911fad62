import type { WritingForm } from '#shared/contract/writing.ts';
import { RichText } from '../../components/RichText.tsx';

/** A newsletter that was here, and was sent or discarded elsewhere, as it was: to be read, not to be written on. */
export function LostNewsletter({ form: { title = '', content = '' } }: { form: WritingForm }) {
  return (
    <article aria-label="The newsletter as it was" className="newsletter-lost shell pt-10 pb-20 sm:pt-16">
      <div className="mx-auto max-w-[46.25rem] text-quiet">
        {title.trim() === '' ? null : <h1 className="text-title wrap-anywhere">{title}</h1>}
        <div className="mt-10">
          <RichText html={content} />
        </div>
      </div>
    </article>
  );
}
