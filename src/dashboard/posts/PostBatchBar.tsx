import { useState } from 'react';
import type { PostBatch } from '#shared/contract/post-batches.ts';
import { SelectionBar } from '../../components/dashboard/SelectionBar.tsx';
import { describeBatch } from '../../components/dashboard/describe-batch.ts';
import type { News } from '../../components/dashboard/use-news.ts';
import { OneFieldDialog } from '../../features/editor/OneFieldDialog.tsx';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { usePostChanges } from '../../features/posts/use-owner-posts.ts';
import { howMany } from '../../lib/how-many.ts';
import type { Selection } from '../../lib/use-selection.ts';
import { Button } from '../../ui/Button.tsx';
import type { Choice } from '../../ui/controls.tsx';
import { CategoryDialog } from './CategoryDialog.tsx';

interface PostBatchBarProps {
  posts: readonly OwnerPost[];
  selection: Selection;
  categories: readonly Choice[];
  news: News;
}

/** What can be done with the chosen posts at once. Each change can be taken back. */
export function PostBatchBar({ posts, selection, categories, news }: PostBatchBarProps) {
  const { mutateAsync, isPending } = usePostChanges();
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
      const canUndo = undo.length > 0 && batch.action !== 'undo';
      news.say(
        describeBatch(answer, 'post', done, titleOf),
        canUndo ? () => void run({ action: 'undo', states: undo }, 'as before') : undefined,
      );
    } catch (error) {
      await news.fail(error instanceof Error ? error.message : '', 'The posts were not changed');
    }
  }
  const start = (batch: PostBatch, done: string) => void run(batch, done);

  return (
    <>
      <SelectionBar selection={selection} noun="post">
        <Button
          size="small"
          variant="quiet"
          disabled={isPending}
          onClick={() => start({ action: 'publish', ids: [...ids] }, 'published')}
        >
          Publish
        </Button>
        <Button
          size="small"
          variant="quiet"
          disabled={isPending}
          onClick={() => start({ action: 'draft', ids: [...ids] }, 'back to draft')}
        >
          Back to draft
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
      </SelectionBar>
      {asking === 'category' ? (
        <CategoryDialog
          count={ids.length}
          categories={categories}
          onCancel={() => setAsking(null)}
          onConfirm={(category_id) => start({ action: 'category', ids: [...ids], category_id }, 'moved')}
        />
      ) : asking === 'tag' ? (
        <OneFieldDialog
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
