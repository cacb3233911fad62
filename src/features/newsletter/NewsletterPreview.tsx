import type { NewsletterPreview as Preview } from '#shared/contract/newsletter.ts';
import { usePreviewWidth } from '../../components/dashboard/use-preview-width.tsx';
import { Modal } from '../../ui/Modal.tsx';
import { EmailView } from './EmailView.tsx';

interface NewsletterPreviewProps {
  preview: Preview;
  onLeave: () => void;
}

/** The newsletter as a mail program shows it, in a window of its own. */
export function NewsletterPreview({ preview, onLeave }: NewsletterPreviewProps) {
  const { isPhone, choice } = usePreviewWidth();
  return (
    <Modal title="Preview" onLeave={onLeave} actions={choice}>
      <EmailView email={preview} title={`The newsletter “${preview.subject}”`} isPhone={isPhone} />
    </Modal>
  );
}
