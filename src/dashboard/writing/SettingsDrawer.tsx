import { useOwnerPosts } from '../../features/posts/use-owner-posts.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { Button } from '../../ui/Button.tsx';
import { ExcerptField } from '../posts/ExcerptField.tsx';
import { AuthorField, CategoryField, ReadTime, StatusField } from '../posts/PostDetails.tsx';
import { PostImage } from '../posts/PostImage.tsx';
import { ListingFields, SearchPreview } from '../posts/PostListing.tsx';
import { usePostChoices } from '../posts/use-post-choices.ts';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { AddressField, slugOf } from './AddressField.tsx';
import { CoverDetails } from './CoverDetails.tsx';
import { DateField } from './DateField.tsx';
import { Drawer } from './Drawer.tsx';
import { TagTokensField } from './TagTokens.tsx';
import { WholePageSetting } from './WholePageSetting.tsx';

interface SettingsDrawerProps {
  isOpen: boolean;
  fields: FieldsProps;
  post: OwnerPost | null;
  /** What the page's one button is called. */
  actionLabel: string;
  /** Incremented when the fields are reset. */
  round: number;
  onBusy: (busy: boolean) => void;
  onClose: () => void;
  /** Leads back to the window. */
  onWindow: () => void;
  /** Opens the list of shortcuts. */
  onHelp: () => void;
}

/** Everything about a post but its title and text. */
export function SettingsDrawer(props: SettingsDrawerProps) {
  const { isOpen, fields, post, actionLabel, round, onBusy, onClose, onWindow, onHelp } = props;
  const { values, change, missing } = fields;
  const { posts } = useOwnerPosts();
  const choices = usePostChoices(posts);
  return (
    <Drawer
      title="Settings"
      isOpen={isOpen}
      foot={`Kept as you go. Takes effect once you press “${actionLabel}”.`}
      onClose={onClose}
    >
      <div className="mt-6 grid gap-6">
        <StatusField values={values} change={change} />
        <DateField values={values} change={change} post={post} />
        <AddressField values={values} change={change} post={post} />
        <CategoryField {...fields} choices={choices} />
        <TagTokensField values={values} change={change} posts={posts} />
        <ExcerptField values={values} change={change} missing={missing} />
        <AuthorField {...fields} post={post} choices={choices} />
        <PostImage {...fields} round={round} onBusy={onBusy} />
        <CoverDetails values={values} change={change} />
        <section aria-labelledby="writing-listing" className="grid gap-6 border-t border-line pt-6">
          <h3 id="writing-listing" className="text-lead">
            In search results
          </h3>
          <ListingFields values={values} change={change} />
          <SearchPreview values={values} slug={slugOf(values.slug, values.title, post)} />
        </section>
        <ReadTime values={values} change={change} />
        <WholePageSetting onWindow={onWindow} />
        <Button variant="secondary" className="sm:hidden" aria-haspopup="dialog" onClick={onHelp}>
          Shortcuts
        </Button>
      </div>
    </Drawer>
  );
}
