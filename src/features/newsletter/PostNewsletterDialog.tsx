import { useId } from 'react';
import { business } from '#content/business.ts';
import { LIMITS } from '#shared/limits.ts';
import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { howMany } from '../../lib/how-many.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { SendingForm } from './SendingForm.tsx';
import { type NewsletterPost, usePostNewsletter } from './use-post-newsletter.ts';

interface PostNewsletterDialogProps {
  post: NewsletterPost;
  /** It was sent, or has its time. */
  onSent: () => void;
  onClose: () => void;
}

const PARTS: { part: PostPart; label: string; hint: string }[] = [
  { part: 'excerpt', label: 'The excerpt', hint: 'With the cover, and a button to the post.' },
  { part: 'whole', label: 'The whole post', hint: 'Pictures, code and all.' },
];

/** A post as a newsletter: what of it goes out, a preview, a test, and the sending. */
export function PostNewsletterDialog({ post, onSent, onClose }: PostNewsletterDialogProps) {
  const name = useId();
  const newsletter = usePostNewsletter(post, { onRead: onSent });
  const { values, change, sending, recipients } = newsletter;
  const { pending } = sending.form;
  const waits = newsletter.post?.is_public === false;
  return (
    <SendingForm
      sending={sending}
      summary={
        recipients === null
          ? ''
          : `“${post.title}” goes to ${howMany(recipients, 'active subscriber')}${whenSent(newsletter.post)}.`
      }
      subject={values.subject}
      label={waits ? 'Send when it appears' : 'Send now'}
      isOnWeb={values.onWeb}
      onWeb={(onWeb) => change({ onWeb })}
      onClose={onClose}
    >
      <Field label="Subject" name="subject" required>
        {(control) => (
          <TextInput
            {...control}
            value={values.subject}
            maxLength={LIMITS.subject}
            readOnly={pending}
            onChange={({ target }) => change({ subject: target.value })}
          />
        )}
      </Field>
      <fieldset disabled={pending} className="min-w-0">
        <legend className="mb-1.5 font-semibold">What goes out</legend>
        <div className="grid gap-3 sm:grid-cols-2">
          {PARTS.map(({ part, label, hint }) => (
            <label
              key={part}
              className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] content-start gap-x-3 rounded border border-edge bg-raised px-4 py-3 transition-colors hover:border-ink has-checked:border-clay has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-clay"
            >
              <input
                type="radio"
                name={name}
                checked={values.part === part}
                onChange={() => change({ part })}
                className="mt-1 size-4 shrink-0 accent-clay outline-none"
              />
              <span className="font-semibold">{label}</span>
              <span className="col-start-2 text-quiet">{hint}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </SendingForm>
  );
}

/** When a post that visitors can't read yet appears, as the end of a sentence. */
function whenSent(post: ReturnType<typeof usePostNewsletter>['post']): string {
  if (post === null || post.is_public) return '';
  return post.appears_at === null
    ? ', once it is published'
    : ` when it appears, ${formatMoment(post.appears_at)} ${business.time.name}`;
}
