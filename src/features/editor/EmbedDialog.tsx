import { useAlerts } from '../../ui/alerts.ts';
import { youtubeId } from './addresses.ts';
import { PromptDialog } from '../../components/dashboard/PromptDialog.tsx';

interface EmbedDialogProps {
  /** Called with the video's id; the dialog should then be closed. */
  onEmbed: (id: string) => void;
  onCancel: () => void;
}

/** Asks for a YouTube address. [2.17.01]–[2.17.06] [4.12.02] [5.57] */
export function EmbedDialog({ onEmbed, onCancel }: EmbedDialogProps) {
  const { alert } = useAlerts();
  return (
    <PromptDialog
      title="Embed YouTube Video"
      label="YouTube URL"
      hint="Supports youtube.com/watch, youtu.be, and youtube.com/embed URLs"
      confirmLabel="Embed Video"
      onConfirm={(address) => {
        const id = youtubeId(address);
        if (id === null) void alert('Please enter a valid YouTube URL', 'That is not a video');
        else onEmbed(id);
      }}
      onCancel={onCancel}
    />
  );
}
