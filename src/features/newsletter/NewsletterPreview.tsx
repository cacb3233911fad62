import { useId, useState } from 'react';
import type { NewsletterPreview as Preview } from '#shared/contract/newsletter.ts';
import { Modal } from '../../ui/Modal.tsx';
import { howMany } from '../../lib/how-many.ts';
import { sizeInWords, sizeWarning } from './newsletter-size.ts';
import { NewsletterFrame } from './NewsletterFrame.tsx';

interface NewsletterPreviewProps {
  preview: Preview;
  /** Whether it can be seen as text, too. */
  hasText: boolean;
  onLeave: () => void;
}

/** The newsletter as a mail program shows it, with its subject, its size and the number of recipients. */
export function NewsletterPreview({ preview, hasText, onLeave }: NewsletterPreviewProps) {
  const { subject, html, text, recipients, bytes } = preview;
  const [isText, setIsText] = useState(false);
  const warning = sizeWarning(bytes);
  return (
    <Modal title="Preview" onLeave={onLeave}>
      <p className="shrink-0 border-b border-line px-5 py-3 sm:px-8">
        <span className="block font-semibold wrap-anywhere">{subject}</span>
        <span className="block text-small text-quiet">
          Goes to {howMany(recipients, 'active subscriber')}. {sizeInWords(bytes)}.
        </span>
      </p>
      {warning === null ? null : (
        <p className="shrink-0 border-b border-line bg-sun-wash px-5 py-3 text-small text-sun sm:px-8">
          {warning}
        </p>
      )}
      {hasText ? <Views isText={isText} onChoose={setIsText} /> : null}
      {isText ? (
        <pre
          // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
          tabIndex={0}
          aria-label="The newsletter as text"
          className="min-h-0 grow overflow-auto px-5 py-6 font-mono text-small whitespace-pre-wrap sm:px-8"
        >
          {text}
        </pre>
      ) : (
        <NewsletterFrame html={html} title={`The letter “${subject}”`} />
      )}
    </Modal>
  );
}

const VIEWS = [
  { label: 'As most see it', isText: false },
  { label: 'As text', isText: true },
];

/** Which of the email's two parts is shown. */
function Views({ isText, onChoose }: { isText: boolean; onChoose: (isText: boolean) => void }) {
  const name = useId();
  return (
    <fieldset className="shrink-0 border-b border-line px-5 sm:px-8">
      <legend className="sr-only">Show</legend>
      <div className="-mb-px flex gap-x-6">
        {VIEWS.map((view) => (
          <label
            key={view.label}
            className="flex min-h-11 cursor-pointer items-center border-b-2 border-transparent text-small font-medium text-quiet transition-colors hover:text-ink has-checked:border-clay has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay"
          >
            <input
              type="radio"
              name={name}
              checked={isText === view.isText}
              onChange={() => onChoose(view.isText)}
              className="sr-only"
            />
            {view.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
