import { useState } from 'react';
import { useMediaCrop } from '../../features/media/media-choice.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { CoverFocus } from './CoverDetails.tsx';

interface CoverDialogProps extends Pick<FieldsProps, 'values' | 'change'> {
  onClose: () => void;
}

/** Whether an image can be cut: one that was uploaded. */
export function useCanCrop(image: string): boolean {
  return useMediaCrop() !== null && image.startsWith('/uploads/');
}

/** What the dialog is called, and what leads to it: by what can be done there. */
export function useFramingName(image: string): string {
  return useCanCrop(image) ? 'Crop and focus' : 'Focus point';
}

/**
 * What stays in sight of the cover where it is cut, and the way to cut it for good. The original image stays. The page
 * shows each change at once; Cancel takes them back.
 */
export function CoverDialog({ values, change, onClose }: CoverDialogProps) {
  const cropMedia = useMediaCrop();
  const canCrop = useCanCrop(values.featured_image);
  const { featured_image: image, image_focus: focus } = values;
  const name = useFramingName(image);
  const [before] = useState({ featured_image: image, image_focus: focus });

  async function crop() {
    const made = await cropMedia?.(image);
    if (made === null || made === undefined) return;
    // It shows the same thing, but what was in its middle is elsewhere now.
    change({ featured_image: made.path, image_focus: made.focus });
  }
  function cancel() {
    change(before);
    onClose();
  }
  return (
    <Dialog
      title={name}
      className="w-fit max-w-[calc(100vw-2.5rem)]"
      onCancel={cancel}
      actions={
        <>
          {canCrop ? (
            <Button
              variant="secondary"
              aria-haspopup="dialog"
              className="mr-auto"
              onClick={() => void crop()}
            >
              Crop…
            </Button>
          ) : null}
          <Button variant="secondary" onClick={cancel}>
            Cancel
          </Button>
          <Button onClick={onClose}>Done</Button>
        </>
      }
    >
      <div className="mt-4">
        <CoverFocus isLarge image={image} focus={focus} onChange={(image_focus) => change({ image_focus })} />
      </div>
    </Dialog>
  );
}
