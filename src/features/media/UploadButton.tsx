import Upload from 'lucide-react/icons/upload';
import { Button } from '../../ui/Button.tsx';

/** Asks for files to upload. */
export function UploadButton({ onPress }: { onPress: () => void }) {
  return (
    <Button size="small" variant="secondary" onClick={onPress}>
      <Upload aria-hidden className="size-4" />
      Upload images
    </Button>
  );
}
