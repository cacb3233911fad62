import ArrowLeft from 'lucide-react/icons/arrow-left';
import Eye from 'lucide-react/icons/eye';
import HistoryIcon from 'lucide-react/icons/history';
import Settings from 'lucide-react/icons/settings';
import Send from 'lucide-react/icons/send';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import { dashboardTabPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { HelpButton, Length, PhoneFindButton } from './BarParts.tsx';
import { SavingState } from './SavingState.tsx';
import type { Mailing } from './use-mailing.tsx';
import type { PublishingState } from './use-publishing.ts';
import type { Writing } from './use-writing.ts';

interface WritingBarProps {
  writing: Writing;
  publishing: PublishingState;
  /** What has to be finished before the post can be saved. */
  work: string | null;
  onPublish: () => void;
  /** Gets the element that the editor's toolbar is put into. */
  toolbarRef: Ref<HTMLDivElement>;
  /** Null for a post without a history. */
  onHistory: (() => void) | null;
  /** Null where the post can't be sent to the subscribers. */
  mailing: Mailing | null;
  /** To how many its email goes when it appears; null where none does. */
  mailedTo: number | null;
  onSettings: () => void;
  /** Null while there is nothing to show. */
  onPreview: (() => void) | null;
  /** Opens the list of shortcuts. */
  onHelp: () => void;
}

/** What stays above the text: the way back, whether it is saved, its length, the settings and the one button. */
export function WritingBar({
  writing,
  publishing,
  work,
  onPublish,
  toolbarRef,
  onHistory,
  mailing,
  mailedTo,
  onSettings,
  onPreview,
  onHelp,
}: WritingBarProps) {
  const { post } = writing;
  const { action, busy, canPublish, isSaving, offeredDraft } = publishing;
  const idle = idleBecause(writing, canPublish);
  return (
    <header className="writing-bar">
      <div className="writing-line">
        <Link
          to={dashboardTabPath('posts')}
          className="inline-flex min-h-11 min-w-11 shrink-0 items-center gap-2 font-semibold text-quiet hover:text-clay"
        >
          <ArrowLeft aria-hidden className="size-5" />
          <span className="sr-only sm:not-sr-only">Posts</span>
        </Link>
        <SavingState writing={writing} publishing={publishing} mailedTo={mailedTo} />
        <Length html={writing.values.content} />
        <HelpButton onHelp={onHelp} />
        <PhoneFindButton />
        {onPreview === null ? null : (
          <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onPreview}>
            <Eye aria-hidden className="size-5" />
            <span className="sr-only sm:not-sr-only">Preview</span>
          </Button>
        )}
        {onHistory === null ? null : (
          // On a phone it is in the settings.
          <Button
            variant="quiet"
            size="small"
            className="max-sm:hidden"
            aria-haspopup="dialog"
            onClick={onHistory}
          >
            <HistoryIcon aria-hidden className="size-5" />
            History
          </Button>
        )}
        {mailing === null ? null : (
          <Button
            variant="quiet"
            size="small"
            className="max-sm:hidden"
            title={mailing.label}
            onClick={mailing.press}
          >
            <Send aria-hidden className="size-5" />
            <span className="sr-only xl:not-sr-only">{mailing.label}</span>
          </Button>
        )}
        <Button variant="quiet" size="small" aria-haspopup="dialog" onClick={onSettings}>
          <Settings aria-hidden className="size-5" />
          <span className="sr-only sm:not-sr-only">Settings</span>
        </Button>
        {offeredDraft === null || post === null ? null : (
          <Button
            variant="secondary"
            size="small"
            className="max-lg:hidden"
            disabled={isSaving || work !== null}
            onClick={offeredDraft}
          >
            Save as draft
          </Button>
        )}
        <Button
          size="small"
          title={idle ?? undefined}
          data-publish={idle === null ? '' : 'idle'}
          busy={busy ?? work ?? false}
          onClick={onPublish}
        >
          {action.label}
        </Button>
      </div>
      <div ref={toolbarRef} className="rich-text-editor writing-toolbar" />
    </header>
  );
}

/** Why there is nothing to press the page's button for, which tells of more if it is pressed; null where there is. */
function idleBecause({ server, post }: Writing, canPublish: boolean): string | null {
  if (server.state.kind === 'offline') return 'Publishing needs a connection';
  if (canPublish) return null;
  return post === null ? 'Nothing is written yet' : 'Nothing has changed since it was saved';
}
