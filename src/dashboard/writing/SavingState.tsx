import { saidOf } from './said-of-saving.ts';
import type { PublishingState } from './use-publishing.ts';
import type { Writing } from './use-writing.ts';

interface SavingStateProps {
  writing: Writing;
  publishing: PublishingState;
}

/** Where what is written is safe by now. */
export function SavingState({ writing, publishing }: SavingStateProps) {
  const { isChanged, keeping, post, server } = writing;
  const { saved, isSaving, action, appearsAt } = publishing;
  const { text, isAlarm } = saidOf({
    isChanged,
    isNew: post === null,
    hasRoom: keeping !== 'no room',
    server: server.state,
    saving: isSaving ? action.busy : null,
    saved,
    appearsAt,
  });
  return (
    <p role={isAlarm ? 'alert' : 'status'} className="writing-state">
      {text}
    </p>
  );
}
