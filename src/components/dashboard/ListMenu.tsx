import { useState } from 'react';
import type { TrashKind } from '#shared/contract/trash.ts';
import { type RowAction, RowMenu } from './RowMenu.tsx';
import { TrashDialog } from './trash/TrashDialog.tsx';

interface ListMenuProps {
  /** What is in it, for those who listen. */
  label: string;
  kind: TrashKind;
  /** Beside the trash. */
  actions: readonly RowAction[];
  busy?: string | false;
  /** See `TrashDialog`. */
  onRestored: () => void;
}

/** The trash of a list, and what else is about the whole of it, behind one button, on a phone. */
export function ListMenu({ label, kind, actions, busy = false, onRestored }: ListMenuProps) {
  const [isTrashOpen, setTrashOpen] = useState(false);
  return (
    <div className="-my-1 -mr-3 sm:hidden">
      <RowMenu
        label={label}
        actions={[...actions, { label: 'Trash', act: () => setTrashOpen(true) }]}
        busy={busy}
      />
      {isTrashOpen ? (
        <TrashDialog kind={kind} onClose={() => setTrashOpen(false)} onRestored={onRestored} />
      ) : null}
    </div>
  );
}
