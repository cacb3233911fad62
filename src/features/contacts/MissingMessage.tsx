import { NoRows } from '../../components/dashboard/NarrowedList.tsx';
import { useTrashActions, useTrashed } from '../../components/dashboard/trash/use-trash.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { failureText } from '../../lib/api-error.ts';
import { Button } from '../../ui/Button.tsx';

interface MissingMessageProps {
  id: number;
  news: News;
}

/** Said where one message is to be shown that is not there: it may be in the trash, from where it can be restored. */
export function MissingMessage({ id, news }: MissingMessageProps) {
  const trashed = useTrashed('message', id);
  const { restore } = useTrashActions('message');
  async function putBack(name: string) {
    try {
      await restore(id);
      news.tell(`The message from ${name} is restored.`);
    } catch (error) {
      await news.fail(
        failureText(error, { refused: 'It could not be restored. Please try again.' }),
        'Nothing was restored',
      );
    }
  }
  if (trashed === undefined) return <NoRows>Looking for the message…</NoRows>;
  if (trashed === null) return <NoRows>There is no such message. It may have been deleted for good.</NoRows>;
  return (
    <NoRows>
      <p>This message is in the trash: {trashed.title}.</p>
      <Button size="small" variant="secondary" className="mt-3" onClick={() => void putBack(trashed.title)}>
        Restore
      </Button>
    </NoRows>
  );
}
