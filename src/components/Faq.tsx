import Plus from 'lucide-react/icons/plus';
import type { Question } from '#content/faqs.ts';
import { MoreLink } from './MoreLink.tsx';

/** Questions with collapsible answers. They use native elements, so they work without scripts. */
export function Faq({ questions }: { questions: readonly Question[] }) {
  return (
    <div className="border-b border-line">
      {questions.map(({ question, answer, link }) => (
        <details key={question} className="group border-t border-line">
          <summary className="flex cursor-pointer list-none items-start justify-between gap-6 py-5 font-serif text-heading transition-colors hover:text-clay [&::-webkit-details-marker]:hidden">
            <span className="text-balance">{question}</span>
            <Plus
              aria-hidden
              strokeWidth={1.5}
              className="mt-1 size-6 shrink-0 text-clay transition-transform group-open:rotate-45"
            />
          </summary>
          <div className="max-w-measure pb-7">
            <p>{answer}</p>
            {link === undefined ? null : (
              <MoreLink to={link.to} className="mt-2">
                {link.label}
              </MoreLink>
            )}
          </div>
        </details>
      ))}
    </div>
  );
}
