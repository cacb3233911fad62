import type { NewsletterPreview as Preview } from '#shared/contract/newsletter.ts';
import { Modal } from '../../ui/Modal.tsx';
import { howMany } from '../../lib/how-many.ts';
import { sizeInWords, sizeWarning } from './newsletter-size.ts';
import { NewsletterFrame } from './NewsletterFrame.tsx';

interface NewsletterPreviewProps {
  preview: Preview;
  onLeave: () => void;
}

/** The newsletter as a mail program shows it, with its subject, its size and the number of recipients. */
export function NewsletterPreview({ preview, onLeave }: NewsletterPreviewProps) {
  const { subject, html, recipients, bytes } = preview;
  const warning = sizeWarning(bytes);
  return (
    <Modal title="Preview" onLeave={onLeave}>
      <p className="shrink-0 border-b border-line px-5 py-3 sm:px-8">
        <span className="font-semibold wrap-anywhere">{subject}</span>{' '}
        <span className="text-quiet">
          Goes to {howMany(recipients, 'active subscriber')}. {sizeInWords(bytes)}.
        </span>
      </p>
      {warning === null ? null : (
        <p className="shrink-0 border-b border-line bg-sun-wash px-5 py-3 text-small text-sun sm:px-8">
          {warning}
        </p>
      )}
      <NewsletterFrame html={html} title={`The letter “${subject}”`} />
    </Modal>
  );
}
