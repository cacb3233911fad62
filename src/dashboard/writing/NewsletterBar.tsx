import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import type { ReactNode, Ref } from 'react';
import { Link } from 'react-router-dom';
import { hasContent } from '../../features/newsletter/has-content.ts';
import { dashboardTabPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { HelpButton, Length, PhoneFindButton } from './BarParts.tsx';

interface NewsletterBarProps {
  subject: string;
  content: string;
  /** Where what is written is safe by now. */
  saving: ReactNode;
  /** What has to be finished before it can be sent. */
  work: string | null;
  /** Gets the element that the editor's toolbar is put into. */
  toolbarRef: Ref<HTMLDivElement>;
  /** Whether it is a page on the web that is corrected, rather than an email that is written. */
  isPage: boolean;
  isPreviewing: boolean;
  onPreview: () => void;
  /** Opens the list of shortcuts. */
  onHelp: () => void;
  onSend: () => void;
}

/** What stays above a newsletter that is written: as above a post. */
export function NewsletterBar(props: NewsletterBarProps) {
  const { subject, content, saving, work, toolbarRef, isPage, isPreviewing, onPreview, onHelp, onSend } =
    props;
  const isWritten = hasContent(content);
  const idle = isWritten ? (subject === '' ? 'It has no subject yet' : null) : 'Nothing is written yet';
  return (
    <header className="writing-bar">
      <div className="writing-line">
        <Link
          to={dashboardTabPath('newsletter')}
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2 font-semibold text-quiet hover:text-clay"
        >
          <ArrowLeft aria-hidden className="size-5" />
          <span className="sr-only sm:not-sr-only">Newsletter</span>
        </Link>
        <p className="writing-state">{saving}</p>
        <Length html={content} />
        <HelpButton onHelp={onHelp} />
        <PhoneFindButton />
        {isWritten && !isPage ? (
          <Button
            variant="quiet"
            size="small"
            aria-haspopup="dialog"
            disabled={isPreviewing}
            onClick={onPreview}
          >
            <Eye aria-hidden className="size-5" />
            <span className="sr-only sm:not-sr-only">Preview</span>
          </Button>
        ) : null}
        <Button
          size="small"
          aria-haspopup={isPage ? undefined : 'dialog'}
          title={idle ?? undefined}
          data-publish={idle === null ? '' : 'idle'}
          busy={work ?? false}
          onClick={onSend}
        >
          {isPage ? 'Update its page' : 'Send…'}
        </Button>
      </div>
      <div ref={toolbarRef} className="rich-text-editor writing-toolbar" />
    </header>
  );
}
