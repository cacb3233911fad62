import { useRef, useState } from 'react';
import { DraftBar } from './DraftBar.tsx';
import { focusField } from './focus-field.ts';
import { KeepingNote } from './KeepingNote.tsx';
import { PostContent } from './PostContent.tsx';
import { PostDetails } from './PostDetails.tsx';
import { PostImage } from './PostImage.tsx';
import { PostListing } from './PostListing.tsx';
import type { OpenedPost } from './use-open-post.ts';
import type { PostChoices } from './use-post-choices.ts';
import { usePostEditing } from './use-post-editing.ts';
import { useGoOnWriting, WholePageButton } from './WholePageButton.tsx';
import { Button } from '../../ui/Button.tsx';
import { Form } from '../../ui/Form.tsx';
import { Modal } from '../../ui/Modal.tsx';

interface PostModalProps {
  opened: OpenedPost;
  choices: PostChoices;
  /** Called with the success message; null if nothing was saved. */
  onClose: (saved: string | null) => void;
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
        <div inert={form.pending} className="min-h-0 grow overflow-y-auto px-5 py-6 sm:px-8">
          {restored === null ? null : (
            <DraftBar keptAt={restored} isNew={post === null} onStartOver={startOver} />
          )}
          <div className="grid gap-x-8 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <PostContent
              {...fields}
              round={editing.round}
              firstField={first}
              onBusy={setEditorWork}
              disabled={form.pending}
            />
            <div className="grid content-start gap-8 sm:grid-cols-2 sm:gap-x-10 lg:grid-cols-1 lg:border-l lg:border-line lg:pl-8">
              <PostDetails {...fields} post={post} choices={choices} />
              <PostImage {...fields} round={editing.round} onBusy={setUploading} />
            </div>
            <PostListing {...fields} slug={post?.slug ?? null} />
          </div>
        </div>
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-3 border-t border-line px-5 py-3 sm:px-8">
          <KeepingNote keeping={keeping} />
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
