import Upload from 'lucide-react/icons/upload';
import { Button } from '../../ui/Button.tsx';

/** Asks for files to upload. @param isMain whether there is nothing else to do */
export function UploadButton({ onPress, isMain = false }: { onPress: () => void; isMain?: boolean }) {
  return (
    <Button
      size="small"
      variant={isMain ? 'primary' : 'secondary'}
      aria-label="Upload images"
      onClick={onPress}
    >
      <Upload aria-hidden className="size-4" />
      Upload
      <span className={`-ml-1 ${isMain ? '' : 'max-lg:hidden'}`}>images</span>
    </Button>
  );
}
