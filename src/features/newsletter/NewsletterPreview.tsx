import { useState } from 'react';
import type { NewsletterPreview as Preview } from '#shared/contract/newsletter.ts';
import { Modal } from '../../ui/Modal.tsx';
import { howMany } from '../../lib/how-many.ts';
import { sizeInWords, sizeWarning } from './newsletter-size.ts';
import { NewsletterFrame } from './NewsletterFrame.tsx';
import { NewsletterViews } from './NewsletterViews.tsx';

interface NewsletterPreviewProps {
  preview: Preview;
  /** Whether it can be seen as text, too. */
  hasText: boolean;
  onLeave: () => void;
}

/** The newsletter as a mail program shows it, with its subject, its size and the number of recipients. */
export function NewsletterPreview({ preview, hasText, onLeave }: NewsletterPreviewProps) {
  const { subject, html, text, recipients, bytes, sender, preview_text } = preview;
  const [isText, setIsText] = useState(false);
  const warning = sizeWarning(bytes);
  return (
    <Modal title="Preview" onLeave={onLeave}>
      <p className="shrink-0 border-b border-line px-5 py-3 sm:px-8">
        <span className="block text-small">
          {sender.name} <span className="text-quiet max-sm:hidden">{sender.address}</span>
        </span>
        <span className="line-clamp-2 wrap-anywhere">
          <span className="font-semibold">{subject}</span>{' '}
          <span className="text-quiet">– {preview_text}</span>
        </span>
        <span className="mt-1 block text-fine text-quiet">
          Goes to {howMany(recipients, 'active subscriber')}. {sizeInWords(bytes)}.
        </span>
      </p>
      {warning === null ? null : (
        <p className="shrink-0 border-b border-line bg-sun-wash px-5 py-3 text-small text-sun sm:px-8">
          {warning}
        </p>
      )}
      {hasText ? <NewsletterViews isText={isText} onChoose={setIsText} /> : null}
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
        <NewsletterFrame html={html} title={`The newsletter “${subject}”`} />
      )}
    </Modal>
  );
}
