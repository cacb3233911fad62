import { useState } from 'react';
import type { PostBatch, PostState } from '#shared/contract/post-batches.ts';
import { PromptDialog } from '../../components/dashboard/PromptDialog.tsx';
import { SelectionBar } from '../../components/dashboard/SelectionBar.tsx';
import { describeBatch } from '../../components/dashboard/describe-batch.ts';
import { focusOnceBack, panelOf, rowBesideChosen } from '../../components/dashboard/row-focus.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { useAskedSending } from '../../features/newsletter/use-asked-sending.ts';
import type { ListedPost } from '../../features/posts/owner-post.ts';
import { usePostChanges, usePostsDeletion } from '../../features/posts/use-owner-posts.ts';
import { keptInTrash } from '../../components/dashboard/trash/trash-words.ts';
import { useTrashActions } from '../../components/dashboard/trash/use-trash.ts';
import { howMany } from '../../lib/how-many.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { useAlerts } from '../../ui/alerts.ts';
import { Button } from '../../ui/Button.tsx';
import type { Choice } from '../../ui/controls.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';

interface PostBatchBarProps {
  posts: readonly ListedPost[];
  selection: Selection;
  categories: readonly Choice[];
  news: News;
}

const NOT_CHANGED = 'The posts were not changed';

/** What can be done with the chosen posts at once. Each change can be taken back. */
export function PostBatchBar({ posts, selection, categories, news }: PostBatchBarProps) {
  const { mutateAsync, isPending } = usePostChanges();
  const { confirm } = useAlerts();
  const askAboutSending = useAskedSending();
  const deletion = usePostsDeletion();
  const { restoreAll } = useTrashActions('post');
  const [asking, setAsking] = useState<'category' | 'tag' | null>(null);
  const { ids, clear } = selection;
  const titleOf = (id: number) => posts.find((post) => post.id === id)?.title ?? `post ${id}`;

  async function run(batch: PostBatch, done: string) {
    setAsking(null);
    news.clear();
    try {
      const answer = await mutateAsync(batch);
      clear();
      const { undo } = answer;
      const words = describeBatch(answer, 'post', done, titleOf);
      if (undo.length === 0) news.say(words);
      else news.say(words, () => void takeBackChange(undo, () => void run(batch, done)));
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', NOT_CHANGED);
    }
  }

  async function takeBackChange(states: PostState[], redo: () => void) {
    try {
      const words = describeBatch(
        await mutateAsync({ action: 'undo', states }),
        'post',
        'as before',
        titleOf,
      );
      const sends = posts.some(
        ({ id, newsletter }) => states.some((one) => one.id === id) && newsletter?.is_scheduled === true,
      );
      // Whether their emails go out with them was asked.
      if (sends) news.say(words);
      else news.sayUndone(words, redo);
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', NOT_CHANGED);
    }
  }

  async function remove(button: Element) {
    news.clear();
    const panel = panelOf(button);
    const goOn = rowBesideChosen(button);
    const sure = await confirm({
      title: `Delete ${howMany(ids.length, 'post')}?`,
      message: `Are you sure you want to delete ${howMany(ids.length, 'post')}? This action cannot be undone.\n\n${keptInTrash(ids.length)}`,
      confirmLabel: 'Delete',
      danger: true,
    });
    if (sure) await removeAll(ids, panel, goOn);
  }

  async function removeAll(some: readonly number[], panel: HTMLElement, goOn?: () => void) {
    try {
      const answer = await deletion.mutateAsync([...some]);
      goOn?.();
      clear();
      const undo = answer.done.length === 0 ? undefined : () => void takeBack(answer.done, panel);
      news.say(describeBatch(answer, 'post', 'deleted', titleOf), undo);
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', 'Nothing was deleted');
    }
  }

  async function takeBack(done: readonly number[], panel: HTMLElement) {
    try {
      const answer = await restoreAll(done);
      const words = [describeBatch(answer, 'post', 'restored', titleOf), ...answer.notes].join(' ');
      if (answer.done.length === 0) news.say(words);
      else news.sayUndone(words, () => void removeAll(answer.done, panel));
      const [first] = answer.done;
      if (first !== undefined) focusOnceBack(panel, first);
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', 'Nothing was restored');
    }
  }
  async function publish() {
    const chosen = posts.filter(({ id }) => ids.includes(id));
    try {
      if (!(await askAboutSending(chosen))) return;
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', NOT_CHANGED);
      return;
    }
    await run({ action: 'publish', ids: [...ids] }, 'published');
  }
  const start = (batch: PostBatch, done: string) => void run(batch, done);

  return (
    <>
      <SelectionBar selection={selection} noun="post">
        <Button size="small" variant="quiet" disabled={isPending} onClick={() => void publish()}>
          Publish
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={isPending}
          onClick={() => start({ action: 'draft', ids: [...ids] }, 'unpublished')}
        >
          Unpublish
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={isPending}
          aria-haspopup="dialog"
          onClick={() => setAsking('category')}
        >
          Category
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={isPending}
          aria-haspopup="dialog"
          onClick={() => setAsking('tag')}
        >
          Tag
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={deletion.isPending ? 'Deleting…' : false}
          data-key="#"
          aria-keyshortcuts="#"
          onClick={({ currentTarget }) => void remove(currentTarget)}
        >
          Delete
        </Button>
      </SelectionBar>
      {asking === 'category' ? (
        <CategoryDialog
          count={ids.length}
          categories={categories}
          onCancel={() => setAsking(null)}
          onConfirm={(category_id) => start({ action: 'category', ids: [...ids], category_id }, 'moved')}
        />
      ) : asking === 'tag' ? (
        <PromptDialog
          title="Add a tag"
          label="Tag"
          hint={`${howMany(ids.length, 'post')} will have it beside their own.`}
          confirmLabel="Add"
          onCancel={() => setAsking(null)}
          onConfirm={(text) => {
            const tag = text.trim();
            if (tag !== '') start({ action: 'tag', ids: [...ids], tag }, `tagged “${tag}”`);
          }}
        />
      ) : null}
    </>
  );
}
