import { PromptDialog } from '../../components/dashboard/PromptDialog.tsx';
import { videoAddress } from '#shared/post-html.ts';
import { youtubeId } from './addresses.ts';

interface EmbedDialogProps {
  /** The id of the video whose address is changed; '' for a new one. */
  id?: string;
  /** Called with the video's id; the dialog should then be closed. */
  onEmbed: (id: string) => void;
  onCancel: () => void;
}

/** Asks for a YouTube address. [2.17.01]–[2.17.06] [4.12.02] [5.57] */
export function EmbedDialog({ id = '', onEmbed, onCancel }: EmbedDialogProps) {
  return (
    <PromptDialog
      title={id === '' ? 'Embed YouTube Video' : 'Change the video'}
      label="YouTube URL"
      hint="Supports youtube.com/watch, youtu.be, and youtube.com/embed URLs"
      initial={id === '' ? '' : videoAddress(id)}
      confirmLabel={id === '' ? 'Embed Video' : 'Change Video'}
      refusalOf={(address) => (youtubeId(address) === null ? 'Please enter a valid YouTube URL' : null)}
      onConfirm={(address) => onEmbed(youtubeId(address) ?? '')}
      onCancel={onCancel}
    />
  );
}
