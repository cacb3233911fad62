import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { whereKept } from './said-of-saving.ts';
import type { PublishingState } from './use-publishing.ts';
import type { Writing } from './use-writing.ts';

interface NotSavedDialogProps {
  writing: Writing;
  publishing: PublishingState;
}

/** Says that the post was not published or saved, and where the text is safe by now: as the bar says it, even later on. */
export function NotSavedDialog({ writing, publishing }: NotSavedDialogProps) {
  const { failed, answerFailure } = publishing;
  if (failed === null) return null;
  const kept = whereKept({ hasRoom: writing.keeping !== 'no room', server: writing.server.state });
  return (
    <AlertDialog
      title={failed.title}
      message={`${failed.message}\n${kept}`}
      confirmLabel="Try again"
      cancelLabel="Keep writing"
      onClose={answerFailure}
    />
  );
}
