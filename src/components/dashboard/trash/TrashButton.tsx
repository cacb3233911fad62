import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import type { TrashKind } from '#shared/contract/trash.ts';
import { Button } from '../../../ui/Button.tsx';
import { TrashDialog } from './TrashDialog.tsx';

interface TrashButtonProps {
  kind: TrashKind;
  /** See `TrashDialog`. */
  onRestored: () => void;
}

/** Opens the trash of what a tab is about. */
export function TrashButton({ kind, onRestored }: TrashButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trash aria-hidden className="size-4" />
        Trash
      </Button>
      {isOpen ? <TrashDialog kind={kind} onClose={() => setOpen(false)} onRestored={onRestored} /> : null}
    </>
  );
}
