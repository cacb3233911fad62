import { useId } from 'react';
import { business } from '#content/business.ts';
import { LIMITS } from '#shared/limits.ts';
import type { PostPart } from '#shared/contract/rich-newsletters.ts';
import { formatMoment } from '#shared/moments-in-words.ts';
import { howMany } from '../../lib/how-many.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Field } from '../../ui/Field.tsx';
import { Form } from '../../ui/Form.tsx';
import { FormError } from '../../ui/FormError.tsx';
import { PostalAddressLine } from './PostalAddressLine.tsx';
import { SendingButtons } from './SendingButtons.tsx';
import { SendingDialogs } from './SendingDialogs.tsx';
import { useSendingButtons } from './use-sending-buttons.ts';
import { type NewsletterPost, usePostNewsletter } from './use-post-newsletter.ts';
import { WebSwitch } from './WebSwitch.tsx';

interface PostNewsletterDialogProps {
  post: NewsletterPost;
  onClose: () => void;
}

const PARTS: { part: PostPart; label: string; hint: string }[] = [
  { part: 'excerpt', label: 'The excerpt', hint: 'With the cover, and a button to the post.' },
  { part: 'whole', label: 'The whole post', hint: 'Pictures, code and all.' },
];

/** A post as a newsletter: what of it goes out, a preview, a test, and the sending. */
export function PostNewsletterDialog({ post, onClose }: PostNewsletterDialogProps) {
  const name = useId();
  const buttons = useSendingButtons();
  const newsletter = usePostNewsletter(post, { onRead: onClose });
  const { values, change, form, notice, warning, postalAddress, recipients } = newsletter;
  const waits = newsletter.post?.is_public === false;
  return (
    <Dialog
      title="Send to subscribers"
      className="w-[min(46rem,calc(100vw-2.5rem))] text-small"
      onCancel={onClose}
      actions={
        <Button variant="secondary" disabled={form.pending} onClick={onClose}>
          Close
        </Button>
      }
    >
      <p role="status" className="mt-2 min-h-[1lh] text-quiet tabular-nums">
        {recipients === null
          ? ''
          : `“${post.title}” goes to ${howMany(recipients, 'active subscriber')}${whenSent(newsletter.post)}.`}
      </p>
      <Form {...form} noValidate className="mt-4 grid gap-4 sm:mt-5 sm:gap-5">
        <Field label="Subject" name="subject" required>
          {(control) => (
            <TextInput
              {...control}
              value={values.subject}
              maxLength={LIMITS.subject}
              readOnly={form.pending}
              onChange={({ target }) => change({ subject: target.value })}
            />
          )}
        </Field>
        <fieldset disabled={form.pending} className="min-w-0">
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
        <WebSwitch isOn={values.onWeb} disabled={form.pending} onChange={(onWeb) => change({ onWeb })} />
        {warning === null ? null : <p className="rounded bg-sun-wash px-4 py-3 text-sun">{warning}</p>}
        <SendingButtons
          sending={newsletter}
          label={waits ? 'Send when it appears' : 'Send now'}
          buttons={buttons}
        />
        <FormError about={['subject']} />
        <FormError />
        {notice === null ? null : <p className="text-agave">{notice}</p>}
        <PostalAddressLine
          address={postalAddress.address}
          disabled={form.pending}
          onChange={newsletter.changeAddress}
        />
      </Form>
      <SendingDialogs sending={newsletter} subject={values.subject} buttons={buttons} hasText />
    </Dialog>
  );
}

/** When a post that visitors can't read yet appears, as the end of a sentence. */
function whenSent(post: ReturnType<typeof usePostNewsletter>['post']): string {
  if (post === null || post.is_public) return '';
  return post.appears_at === null
    ? ', once it is published'
    : ` when it appears, ${formatMoment(post.appears_at)} ${business.time.name}`;
}
