import type { PublishingState } from './use-publishing.ts';
import type { Writing } from './use-writing.ts';
import { timeOfDay } from './time-of-day.ts';

interface SavingStateProps {
  writing: Writing;
  publishing: PublishingState;
}

/** Where what is written is safe by now. */
export function SavingState({ writing, publishing }: SavingStateProps) {
  const { isChanged, keeping, post } = writing;
  const { saved, isSaving, action } = publishing;
  if (isChanged && keeping === 'no room') {
    return (
      <p role="alert" className="writing-state text-alarm">
        This browser has no room for a copy: save soon.
      </p>
    );
  }
  const text = isSaving
    ? action.busy
    : isChanged
      ? 'Kept in this browser'
      : saved !== null
        ? `${saved.done} · ${timeOfDay(saved.at)}`
        : post === null
          ? 'Nothing to save yet'
          : 'Everything is saved';
  return (
    <p role="status" className="writing-state">
      {text}
    </p>
  );
}
