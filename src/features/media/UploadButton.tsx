import Upload from 'lucide-react/icons/upload';
import { Button } from '../../ui/Button.tsx';

/** Asks for files to upload. @param isMain whether there is nothing else to do */
export function UploadButton({ onPress, isMain = false }: { onPress: () => void; isMain?: boolean }) {
  return (
    <Button size="small" variant={isMain ? 'primary' : 'secondary'} onClick={onPress}>
      <Upload aria-hidden className="size-4" />
      Upload images
    </Button>
  );
}
