import { useId, useState } from 'react';
import { howMany } from '../../lib/how-many.ts';
import { Button } from '../../ui/Button.tsx';
import { type Choice, Select } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';

interface CategoryDialogProps {
  /** The number of posts. */
  count: number;
  categories: readonly Choice[];
  /** Called with the category's id. */
  onConfirm: (id: number) => void;
  onCancel: () => void;
}

/** Asks which category several posts are to get. */
export function CategoryDialog({ count, categories, onConfirm, onCancel }: CategoryDialogProps) {
  const id = useId();
  const [value, setValue] = useState(categories[0]?.value ?? '');
  return (
    <Dialog
      title="Move to a category"
      className="w-[min(28rem,calc(100vw-2rem))]"
      onCancel={onCancel}
      actions={
        <>
          <Button variant="secondary" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={value === ''} onClick={() => onConfirm(Number(value))}>
            {`Move ${howMany(count, 'post')}`}
          </Button>
        </>
      }
    >
      <label htmlFor={id} className="mt-5 mb-1.5 block font-semibold">
        Category
      </label>
      <Select id={id} value={value} onChange={({ target }) => setValue(target.value)} choices={categories} />
    </Dialog>
  );
}
