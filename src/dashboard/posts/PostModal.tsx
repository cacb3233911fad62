import { useRef, useState } from 'react';
import { DraftBar } from './DraftBar.tsx';
import { EmailAlong } from './EmailAlong.tsx';
import { focusField } from './focus-field.ts';
import { KeepingNote } from './KeepingNote.tsx';
import { PostContent } from './PostContent.tsx';
import { PostDetails } from './PostDetails.tsx';
import { PostImage } from './PostImage.tsx';
import { PostListing } from './PostListing.tsx';
import type { OpenedPost } from './use-open-post.ts';
import type { PostChoices } from './use-post-choices.ts';
import type { SavedPostNews } from './use-saved-news.ts';
import { usePostEditing } from './use-post-editing.ts';
import { useGoOnWriting, WholePageButton } from './WholePageButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Modal } from '../../ui/Modal.tsx';

interface PostModalProps {
  opened: OpenedPost;
  choices: PostChoices;
  /** Called with what is to be said of it; null if nothing was saved. */
  onClose: (saved: SavedPostNews | null) => void;
}

/** The modal to create or edit a post. [2.15.23] [4.10.01]–[4.10.05] */
export function PostModal({ opened, choices, onClose }: PostModalProps) {
  const { post } = opened;
  const first = useRef<HTMLInputElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const [uploading, setUploading] = useState(false);
  const [editorWork, setEditorWork] = useState<string | null>(null);
  const editing = usePostEditing({ opened, authors: choices.authors, submitButton, onClose });
  const { values, change, missing, keeping, restored, startOver, leave, form } = editing;
  const fields = { values, change, missing };
  const goOnWriting = useGoOnWriting(post);

  return (
    <Modal
      title={post === null ? 'Add Post' : 'Edit Post'}
      initialFocus={first}
      onLeave={leave}
      actions={
        <WholePageButton
          disabled={form.pending || uploading || editorWork !== null}
          onPress={() => goOnWriting(editing.handOver())}
        />
      }
    >
      <Form {...form} focus={focusField} noValidate className="flex min-h-0 grow flex-col text-small">
        <div inert={form.pending} data-edits className="flex min-h-0 grow flex-col overflow-y-auto">
          {restored === null ? null : (
            <div className="px-5 pt-6 sm:px-8">
              <DraftBar keptAt={restored} isNew={post === null} onStartOver={startOver} />
            </div>
          )}
          <div className="grid grow lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_1fr]">
            <div className="px-5 pt-5 pb-7 sm:px-8">
              <PostContent
                {...fields}
                round={editing.round}
                firstField={first}
                onBusy={setEditorWork}
                disabled={form.pending}
              />
            </div>
            <div className="compact-fields grid content-start border-t border-line px-5 sm:grid-cols-2 sm:gap-x-10 sm:px-8 lg:row-span-2 lg:grid-cols-1 lg:border-t-0 lg:border-l">
              <PostDetails {...fields} post={post} choices={choices} />
              <div className="border-line py-5 max-sm:border-t lg:border-t">
                <PostImage {...fields} round={editing.round} onBusy={setUploading} />
              </div>
            </div>
            <div className="compact-fields border-t border-line px-5 pt-5 pb-7 sm:px-8">
              <PostListing {...fields} slug={post?.slug ?? null} />
            </div>
          </div>
        </div>
        <div className="fading-above relative flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 sm:px-8">
          <KeepingNote keeping={keeping} />
          {post?.status === 'draft' && values.status === 'published' ? <EmailAlong post={post.id} /> : null}
          <Button variant="secondary" onClick={leave}>
            Cancel
          </Button>
          <Button
            ref={submitButton}
            type="submit"
            busy={form.pending ? 'Saving...' : uploading ? 'Uploading...' : (editorWork ?? false)}
          >
            Save Post
          </Button>
        </div>
      </Form>
    </Modal>
  );
}
