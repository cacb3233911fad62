import { useQuery } from '@tanstack/react-query';
import { useHost } from '../../lib/host.ts';
import { AlertDialog } from '../../ui/AlertDialog.tsx';
import { CropDialog } from './CropDialog.tsx';
import type { ChosenMedia } from './media-choice.ts';
import { useMediaActions } from './use-media-actions.ts';

interface CropImageProps {
  /** Root-relative, `/uploads/…`. */
  path: string;
  /** Called with the new image; null when nothing was cut. */
  onClose: (made: ChosenMedia | null) => void;
}

/** Crops the image of the library that has this path, where it stands in a post. The original stays. */
export function CropImage({ path, onClose }: CropImageProps) {
  const { request } = useHost();
  const actions = useMediaActions();
  const { data, error } = useQuery({
    queryKey: ['media-at', path],
    queryFn: async ({ signal }) => (await request('listMedia', { query: { path }, signal })).media[0] ?? null,
    gcTime: 0,
  });
  if (error !== null) {
    return (
      <AlertDialog
        title="The image can’t be cropped now"
        message={error.message}
        onClose={() => onClose(null)}
      />
    );
  }
  if (data === undefined) return null;
  if (data === null) {
    return (
      <AlertDialog
        title="The image can’t be cropped"
        message="It is not in the media library. Upload it there, and use it from there."
        onClose={() => onClose(null)}
      />
    );
  }
  return (
    <CropDialog
      item={data}
      onCancel={() => onClose(null)}
      onCrop={async (area) => {
        const made = await actions.crop(data, area);
        if (made !== null) onClose({ path: made.path, alt: made.alt, focus: made.focus });
      }}
    />
  );
}
