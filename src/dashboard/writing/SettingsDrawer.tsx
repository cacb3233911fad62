import { type ReactNode, useDeferredValue, useId, useMemo, useState } from 'react';
import type { PostStatus } from '#shared/contract/posts.ts';
import type { PostSending } from '#shared/contract/rich-newsletters.ts';
import type { PostEmail } from '../../features/newsletter/PostEmailFields.tsx';
import { useOwnerPosts } from '../../features/posts/use-owner-posts.ts';
import { useHost } from '../../lib/host.ts';
import { isScheduled, type OwnerPost } from '../../features/posts/owner-post.ts';
import { Button } from '../../ui/Button.tsx';
import { AuthorField, CategoryField, ReadTime, StatusField } from '../posts/PostDetails.tsx';
import { PostImage } from '../posts/PostImage.tsx';
import { ListingFields, SearchPreview } from '../posts/PostListing.tsx';
import { usePostChoices } from '../posts/use-post-choices.ts';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { AddressField, slugOf } from './AddressField.tsx';
import { CoverCrop } from './CoverCrop.tsx';
import { CoverDetails } from './CoverDetails.tsx';
import { DateField } from './DateField.tsx';
import { Drawer } from './Drawer.tsx';
import { SentEmail } from './SentEmail.tsx';
import { EmailSetting } from './EmailSetting.tsx';
import { ExcerptOffer } from './ExcerptOffer.tsx';
import { firstWords } from './first-words.ts';
import { SaveAsDraft } from './SaveAsDraft.tsx';
import { ShareCard } from './ShareCard.tsx';
import { TagTokensField } from './TagTokens.tsx';
import type { Mailing } from './use-mailing.tsx';
import { WholePageSetting } from './WholePageSetting.tsx';

interface SettingsDrawerProps extends SettingsProps {
  /** What the page's one button is called. */
  actionLabel: string;
  onClose: () => void;
}

interface SettingsProps {
  isOpen: boolean;
  fields: FieldsProps;
  post: OwnerPost | null;
  /** Saves the post as a draft; null where it can't be, or nothing has changed. */
  onSaveDraft: (() => void) | null;
  /** Incremented when the fields are reset. */
  round: number;
  onBusy: (busy: boolean) => void;
  /** Opens the history; null for a post without one. */
  onHistory: (() => void) | null;
  /** Null where the post can't be sent to the subscribers. */
  mailing: Mailing | null;
  /** What is known of the post as an email; null while nothing is. */
  sending: PostSending | null;
  /** See `WaitingEmailLine`. */
  tryOut: (email: PostEmail) => ReactNode;
  /** Whether the email is opened to be changed at once. */
  isEmailAsked: boolean;
  /** Makes a draft of a post that has its time; null for others. */
  onUnschedule: (() => void) | null;
  /** Makes a draft of a post that visitors read; null for others. */
  onUnpublish: (() => void) | null;
  /** Leads back to the window. */
  onWindow: () => void;
  /** Opens the list of shortcuts. */
  onHelp: () => void;
}

/**
 * Everything about a post but its title and text: first what it can't be published without, for as long as it isn't. Its fields come once the text can be written: nobody waits for them.
 */
export function SettingsDrawer({ actionLabel, onClose, ...content }: SettingsDrawerProps) {
  const { isOpen } = content;
  const isLater = useDeferredValue(true, false);
  return (
    <Drawer
      title="Settings"
      isOpen={isOpen}
      foot={`Saved as you go. Takes effect with “${actionLabel}”.`}
      onClose={onClose}
    >
      {isOpen || isLater ? <Settings {...content} /> : null}
    </Drawer>
  );
}

function Settings(props: SettingsProps) {
  const { isOpen, fields, post, onSaveDraft, mailing, sending, tryOut, onUnschedule, onUnpublish } = props;
  const { isEmailAsked, round, onBusy, onHistory, onWindow, onHelp } = props;
  const { values, change } = fields;
  const { posts } = useOwnerPosts();
  const { domWindow } = useHost();
  // As it would be offered for it; nothing is read of a long text while nobody sees it.
  const isRead = isOpen && values.excerpt.trim() === '' && values.meta_description.trim() === '';
  const beginning = useMemo(
    () => (isRead ? firstWords(values.content, domWindow()) : ''),
    [isRead, values.content, domWindow],
  );
  const choices = usePostChoices(posts);
  const isOnline = post?.status === 'published';
  const isWaiting = post !== null && isScheduled(post);
  // As it was when it was opened: nothing changes its place under the eyes.
  const [isTimeFirst, setTimeFirst] = useState(isOnline);
  if (!isOpen && isTimeFirst !== isOnline) setTimeFirst(isOnline);
  const publishing = (
    <Part key="publishing" title="Publishing">
      <AddressField values={values} change={change} post={post} />
      {isOnline ? (
        <StatusField values={values} change={change} {...(isWaiting ? { statuses: WAITING } : {})} />
      ) : null}
      {onUnpublish === null ? null : (
        <Button variant="secondary" onClick={onUnpublish}>
          Unpublish
        </Button>
      )}
      <DateField values={values} change={change} post={post} />
      {onUnschedule === null ? null : (
        <Button variant="secondary" onClick={onUnschedule}>
          Unschedule
        </Button>
      )}
      {sending?.sent ? <SentEmail sent={sending.sent} /> : null}
      <EmailSetting {...{ sending, tryOut }} mailing={isWaiting ? mailing : null} isAsked={isEmailAsked} />
      {isOnline || (post !== null && onSaveDraft === null) ? null : (
        <SaveAsDraft values={values} isNew={post === null} onSave={onSaveDraft} />
      )}
    </Part>
  );
  const about = (
    <Part key="about" title="About the post">
      <CategoryField {...fields} choices={choices} />
      <ExcerptOffer {...fields} />
      <TagTokensField values={values} change={change} posts={posts} />
      <AuthorField {...fields} post={post} choices={choices} />
      <ReadTime values={values} change={change} />
    </Part>
  );
  return (
    <div className="mt-4 grid gap-7">
      {/* On a phone it is not in the bar. */}
      {mailing === null || isWaiting ? null : (
        <Button variant="secondary" className="sm:hidden" onClick={mailing.press}>
          {mailing.label}
        </Button>
      )}
      {isTimeFirst ? [publishing, about] : [about, publishing]}
      <Part title="Cover">
        <PostImage {...fields} round={round} onBusy={onBusy} />
        <CoverDetails values={values} change={change} />
        <CoverCrop values={values} change={change} />
      </Part>
      <Part title="In search results">
        <ListingFields values={values} change={change} />
        <SearchPreview
          values={isRead ? { ...values, excerpt: beginning } : values}
          slug={slugOf(values.slug, values.title, post)}
        />
      </Part>
      {/* Its image is not fetched before it is seen. */}
      {isOpen ? (
        <section className="border-t border-line pt-4">
          <ShareCard values={values} choices={choices} />
        </section>
      ) : null}
      {onHistory === null ? null : (
        <Part title="History">
          <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <span className="text-quiet">Every save keeps a version.</span>
            <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onHistory}>
              Compare and restore
            </Button>
          </p>
        </Part>
      )}
      <WholePageSetting onWindow={onWindow} />
      <Button variant="secondary" className="sm:hidden" aria-haspopup="dialog" onClick={onHelp}>
        Shortcuts
      </Button>
    </div>
  );
}

/** What a post that has its time can become. */
const WAITING: { value: PostStatus; label: string }[] = [
  { value: 'published', label: 'Scheduled' },
  { value: 'draft', label: 'Draft' },
];

/** What belongs together, below a hairline. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-line pt-4">
      <h3 id={id} className="text-lead">
        {title}
      </h3>
      {children}
    </section>
  );
}
