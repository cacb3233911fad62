import ChevronDown from 'lucide-react/icons/chevron-down';
import { type ReactNode, useId, useState } from 'react';
import type { NewsletterPreview } from '#shared/contract/newsletter.ts';
import { Segments } from '../../components/dashboard/Segments.tsx';
import { howMany } from '../../lib/how-many.ts';
import { sizeInWords, sizeWarning } from './newsletter-size.ts';
import { type EmailTheme, NewsletterFrame } from './NewsletterFrame.tsx';
import { NewsletterViews } from './NewsletterViews.tsx';

const THEMES: readonly { value: EmailTheme; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

interface EmailViewProps {
  email: NewsletterPreview;
  /** The frame's accessible name. */
  title: string;
  /** Whether it is as wide as a phone. */
  isPhone?: boolean;
  /** What else can be chosen of it. */
  children?: ReactNode;
}

/** An email as a mail program shows it, below what an inbox says of it, its size and the number of its recipients. */
export function EmailView({ email, title, isPhone = false, children }: EmailViewProps) {
  const { subject, html, text, recipients, bytes, sender, preview_text } = email;
  const [isText, setIsText] = useState(false);
  const [theme, setTheme] = useState<EmailTheme>('light');
  const id = useId();
  /** On a phone, what is beside the subject is folded up: the email needs the room. */
  const [isUnfolded, setUnfolded] = useState(false);
  const folding = isUnfolded ? '' : 'max-sm:hidden';
  const warning = sizeWarning(bytes);
  return (
    <>
      <div className="flex shrink-0 flex-wrap items-center gap-x-2 gap-y-2 border-b border-line px-5 py-2.5 text-small max-sm:py-1 sm:gap-x-6 sm:px-8">
        <div className="min-w-0 grow basis-80">
          <div className="flex items-center gap-2">
            <p className="line-clamp-1 grow wrap-anywhere sm:line-clamp-2">
              <span className="font-semibold">{subject}</span>{' '}
              <span className="text-quiet">– {preview_text}</span>
            </p>
            <button
              type="button"
              aria-label="More of the email"
              aria-expanded={isUnfolded}
              aria-controls={`${id}-sender ${id}-choices`}
              onClick={() => setUnfolded(!isUnfolded)}
              className="-mr-3 grid size-11 shrink-0 cursor-pointer place-items-center text-quiet sm:hidden"
            >
              <ChevronDown aria-hidden className={`size-5 ${isUnfolded ? 'rotate-180' : ''}`} />
            </button>
          </div>
          <p id={`${id}-sender`} className={`text-fine text-quiet ${folding}`}>
            From {sender.name}
            <span className="max-sm:hidden">, {sender.address}</span>. Goes to{' '}
            {howMany(recipients, 'subscriber')}. {sizeInWords(bytes)}.
          </p>
        </div>
        <div
          id={`${id}-choices`}
          className={`flex flex-wrap items-center gap-2 max-sm:pb-2 sm:gap-x-6 ${folding}`}
        >
          {children}
          <NewsletterViews isText={isText} onChoose={setIsText} />
          {isText ? null : <Segments legend="Theme" choices={THEMES} value={theme} onChange={setTheme} />}
        </div>
      </div>
      {warning === null ? null : (
        <p className="shrink-0 border-b border-line bg-sun-wash px-5 py-3 text-small text-sun sm:px-8">
          {warning}
        </p>
      )}
      <div
        className={`flex min-h-0 grow flex-col ${isPhone ? 'mx-auto my-5 w-[392px] rounded border border-edge' : ''}`}
      >
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
          <NewsletterFrame html={html} title={title} theme={theme} />
        )}
      </div>
    </>
  );
}
