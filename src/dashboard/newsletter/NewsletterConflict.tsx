import type { WritingForm } from '#shared/contract/writing.ts';
import { type ComparedForm, CompareTexts, type Side } from '../writing/CompareForms.tsx';
import { THIS_PAGE } from '../writing/conflict-labels.ts';
import { ConflictDialog } from '../writing/ConflictDialog.tsx';
import { htmlOfText } from './html-of-text.ts';
import '../writing/writing-dialogs.css';

interface NewsletterConflictProps {
  /** What happened. */
  message: string;
  mine: WritingForm;
  theirs: Side<WritingForm>;
  /** Whether the texts are plain, and not HTML. */
  isPlain: boolean;
  onMine: () => void;
  onTheirs: () => void;
  onLater: () => void;
}

/** Two devices have written on the same newsletter: both texts side by side, and the choice between them. */
export function NewsletterConflict(props: NewsletterConflictProps) {
  const { message, mine, theirs, isPlain, onMine, onTheirs, onLater } = props;
  const compared = ({ title = '', content = '' }: WritingForm): ComparedForm => ({
    title,
    content: isPlain ? htmlOfText(content) : content,
  });
  return (
    <ConflictDialog
      message={message}
      what="newsletter"
      otherMeans="The one that you don’t use is kept among the drafts in Campaigns."
      comparison={
        <CompareTexts
          before={{ ...theirs, form: compared(theirs.form) }}
          after={{ ...THIS_PAGE, form: compared(mine) }}
          isConflict
        />
      }
      onThisPage={onMine}
      onOther={onTheirs}
      onBoth={null}
      onLater={onLater}
    />
  );
}
