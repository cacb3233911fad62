import { type ReactNode, useState } from 'react';
import { PublishDialog } from './PublishDialog.tsx';
import type { PlaceInText } from './publish-checks.ts';
import type { PublishingState } from './use-publishing.ts';
import type { Writing } from './use-writing.ts';

interface BeforePublishing {
  writing: Writing;
  publishing: PublishingState;
  showField: (name: string | null) => void;
  showInText: (place: PlaceInText) => void;
}

/** The page's one button: what visitors will see is looked over first, unless something required is missing. */
export function useBeforePublishing({ writing, publishing, showField, showInText }: BeforePublishing) {
  const [isOpen, setOpen] = useState(false);
  const { values, post, change } = writing;
  const { action, publish, canPublish } = publishing;

  const dialog: ReactNode = isOpen ? (
    <PublishDialog
      action={action}
      values={values}
      post={post}
      change={change}
      onPublish={() => {
        setOpen(false);
        publish();
      }}
      onPlace={(place) => {
        setOpen(false);
        // Once the dialog has closed, and given the focus back.
        queueMicrotask(() => (typeof place === 'string' ? showField(place) : showInText(place)));
      }}
      onCancel={() => setOpen(false)}
    />
  ) : null;
  return {
    dialog,
    press: () => {
      if (isOpen) return;
      if (values.status === 'draft' || !canPublish) publish();
      else setOpen(true);
    },
  };
}
