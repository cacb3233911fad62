import { useState } from 'react';
import type { TrashKind } from '#shared/contract/trash.ts';
import { RowMenu } from './RowMenu.tsx';
import { TrashDialog } from './trash/TrashDialog.tsx';

interface ListMenuProps {
  kind: TrashKind;
  onExport: () => void;
  isExporting: boolean;
  /** Where there is nothing to export. */
  disabled: boolean;
}

/** The trash and the export of a list behind one button, on a phone. */
export function ListMenu({ kind, onExport, isExporting, disabled }: ListMenuProps) {
  const [isTrashOpen, setTrashOpen] = useState(false);
  return (
    <div className="-my-1 -mr-3 sm:hidden">
      <RowMenu
        label="Trash and export"
        actions={[
          { label: 'Trash', act: () => setTrashOpen(true) },
          { label: 'Export CSV', act: onExport, refusal: disabled ? 'The list is empty' : null },
        ]}
        busy={isExporting ? 'Exporting…' : false}
      />
      {isTrashOpen ? <TrashDialog kind={kind} onClose={() => setTrashOpen(false)} /> : null}
    </div>
  );
}
