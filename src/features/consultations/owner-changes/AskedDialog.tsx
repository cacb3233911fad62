import { Suspense } from 'react';
import { type Asked, EditDetailsDialog, MoveCallDialog } from './asked.ts';
import { CancelCallDialog } from './CancelCallDialog.tsx';
import { CancelCallsDialog } from './CancelCallsDialog.tsx';
import { ConfirmationDialog } from './ConfirmationDialog.tsx';
import { ConfirmationsDialog } from './ConfirmationsDialog.tsx';
import type { OwnerChange } from './use-change-news.ts';

interface AskedDialogProps {
  asked: Asked;
  /** Called with what is to be said about it, and what was done. */
  onDone: (news: string, change: OwnerChange) => void;
  onClose: () => void;
}

/** The dialog that asks about a call, or about several. */
export function AskedDialog({ asked, ...on }: AskedDialogProps) {
  switch (asked.what) {
    case 'cancel':
      return <CancelCallDialog call={asked.call} {...on} />;
    case 'confirm':
      return <ConfirmationDialog call={asked.call} {...on} />;
    case 'edit':
      return (
        <Suspense fallback={null}>
          <EditDetailsDialog call={asked.call} {...on} />
        </Suspense>
      );
    case 'confirm-all':
      return <ConfirmationsDialog calls={asked.calls} leftOut={asked.leftOut} {...on} />;
    case 'cancel-all':
      return <CancelCallsDialog calls={asked.calls} leftOut={asked.leftOut} {...on} />;
    case 'move':
      return (
        <Suspense fallback={null}>
          <MoveCallDialog call={asked.call} to={asked.to} {...on} />
        </Suspense>
      );
  }
}
