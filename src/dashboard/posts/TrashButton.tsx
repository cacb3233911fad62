import Trash from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { TrashDialog } from './TrashDialog.tsx';

/** Opens the trash. */
export function TrashButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Trash aria-hidden className="size-4" />
        Trash
      </Button>
      {isOpen ? <TrashDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
