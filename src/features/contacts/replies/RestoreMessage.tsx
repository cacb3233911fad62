import { useState } from 'react';
import { useTrashActions } from '../../../components/dashboard/trash/use-trash.ts';
import { failureText } from '../../../lib/api-error.ts';
import { useHost } from '../../../lib/host.ts';
import { useAlerts } from '../../../ui/alerts.ts';
import { Button } from '../../../ui/Button.tsx';

interface RestoreMessageProps {
  message: number;
  /** Called once it is back. */
  onRestored: () => void;
}

/** Offers to restore a message that was deleted while a reply to it was written. */
export function RestoreMessage({ message, onRestored }: RestoreMessageProps) {
  const { announcer } = useHost();
  const { alert } = useAlerts();
  const { restore } = useTrashActions('message');
  const [isRestoring, setIsRestoring] = useState(false);
  async function putBack() {
    setIsRestoring(true);
    try {
      await restore(message);
      announcer.announce('The message is restored. Your reply can be sent.');
      onRestored();
    } catch (error) {
      setIsRestoring(false);
      await alert(
        failureText(error, { refused: 'It could not be restored. Please try again.' }),
        'Nothing was restored',
      );
    }
  }
  return (
    <p>
      <Button
        size="small"
        variant="secondary"
        busy={isRestoring ? 'Restoring…' : false}
        onClick={() => void putBack()}
      >
        Restore the message
      </Button>
    </p>
  );
}
