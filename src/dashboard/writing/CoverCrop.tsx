import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { CoverDialog, useCanCrop, useFramingName } from './CoverDialog.tsx';

/** Leads to where the cover is cut, from among the settings. Nothing for one that can't be. */
export function CoverCrop({ values, change }: Pick<FieldsProps, 'values' | 'change'>) {
  const [isOpen, setOpen] = useState(false);
  const image = values.featured_image;
  const canCrop = useCanCrop(image);
  const name = useFramingName(image);
  if (!canCrop) return null;
  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {name}
      </Button>
      {isOpen ? <CoverDialog values={values} change={change} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
