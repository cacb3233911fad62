import { type ReactNode, useId, useState } from 'react';
import { business } from '#content/business.ts';
import { LIMITS, MAX_PREVIEW_TEXT } from '#shared/limits.ts';
import type { PostPart, SentBefore } from '#shared/contract/rich-newsletters.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { ChoiceLine } from './ChoiceLine.tsx';
import { SendDialog } from './SendDialog.tsx';
import { SendRow } from './SendRow.tsx';
import { type BegunSending, type NewsletterPost, usePostNewsletter } from './use-post-newsletter.ts';
import { usePostSending } from './use-send-post.ts';
import { WebSwitch } from './WebSwitch.tsx';

export interface PostNewsletterDialogProps {
  post: NewsletterPost;
  /** A sending that has failed, or whose answer was lost; absent for a new one. */
  begun?: BegunSending | null;
  /** What could be better in what goes out, see `SendDialog`. */
  lookOf: (part: PostPart) => ReactNode;
  /** It was sent, or has its time. */
  onSent: () => void;
  onClose: () => void;
}

const PARTS: { part: PostPart; label: string; hint: string }[] = [
  { part: 'excerpt', label: 'The excerpt', hint: 'with the cover, and a button to the post' },
  { part: 'whole', label: 'The whole post', hint: 'images, code and all' },
];

/** A post as a newsletter: what of it goes out, a preview, a test, and the sending. */
export function PostNewsletterDialog(props: PostNewsletterDialogProps) {
  const { post, begun = null, lookOf, onSent, onClose } = props;
  const id = useId();
  const newsletter = usePostNewsletter(post, { begun, onSent });
  const { values, change, sending } = newsletter;
  const sentBefore = useSentBefore(post.id, begun);
  return (
    <SendDialog
      sending={sending}
      appears={whenSent(newsletter.post)}
      sentBefore={sentBefore}
      look={lookOf(values.part)}
      subject={
        <div className="py-3">
          <Field
            label="Subject"
            name="subject"
            required
            className="items-center gap-x-6 sm:grid sm:grid-cols-[7.5rem_minmax(0,1fr)] [&>label]:font-normal [&>label]:text-quiet sm:[&>label]:mb-0"
          >
            {(control) => (
              <TextInput
                {...control}
                value={values.subject}
                maxLength={LIMITS.subject}
                onChange={({ target }) => change({ subject: target.value })}
              />
            )}
          </Field>
          <FormError about={['subject']} className="mt-3" />
        </div>
      }
      previewText={
        <SendRow label="Preview text" labelId={`${id}-preview`}>
          <TextInput
            aria-labelledby={`${id}-preview`}
            value={values.previewText}
            maxLength={MAX_PREVIEW_TEXT}
            autoComplete="off"
            placeholder={sending.made?.preview_text}
            onChange={({ target }) => change({ previewText: target.value })}
          />
        </SendRow>
      }
      onClose={onClose}
    >
      <SendRow label="What goes out" labelId={id}>
        <div role="radiogroup" aria-labelledby={id} className="grid gap-2">
          {PARTS.map(({ part, label, hint }) => (
            <ChoiceLine
              key={part}
              type="radio"
              name={id}
              checked={values.part === part}
              hint={hint}
              onChange={() => change({ part })}
            >
              {label}
            </ChoiceLine>
          ))}
        </div>
      </SendRow>
      <SendRow label="On the web">
        <WebSwitch isOn={values.onWeb} isOfPost onChange={(onWeb) => change({ onWeb })} />
      </SendRow>
    </SendDialog>
  );
}

/** As it was when the dialog opened: what is sent from here is no reason to warn of it, nor is what is tried again. */
function useSentBefore(post: number, begun: BegunSending | null): SentBefore | null {
  const known = usePostSending(post, begun === null);
  const [first, setFirst] = useState(known);
  if (first === null && known !== null) setFirst(known);
  return begun === null ? (first?.sent ?? null) : null;
}

/** When a post that visitors can't read yet appears, after "When the post appears". */
function whenSent(post: ReturnType<typeof usePostNewsletter>['post']): string {
  if (post === null || post.is_public) return '';
  return post.appears_at === null
    ? ', once it is published'
    : `: ${formatMoment(post.appears_at)} ${business.time.name}`;
}
