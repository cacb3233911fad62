import type { PostStatus } from '#shared/contract/posts.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { hasKnownByline, KEPT_AUTHOR, suggestedReadTime } from '../../features/posts/post-form.ts';
import { Select, TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { errorOf } from './required-field.ts';
import type { FieldsProps } from './use-post-editing.ts';
import type { PostChoices } from './use-post-choices.ts';

/** Most frequent first; the first is the default. [4.5.01] [4.5.05] */
const STATUSES: { value: PostStatus; label: string }[] = [
  { value: 'published', label: 'Published' },
  { value: 'draft', label: 'Draft' },
];

interface PostDetailsProps extends FieldsProps {
  post: OwnerPost | null;
  choices: PostChoices;
}

/** A post's status, category and author, and below them what may be left as it is. */
export function PostDetails(props: PostDetailsProps) {
  return (
    <div className="divide-y divide-line">
      <div className="grid gap-5 py-5">
        <StatusField values={props.values} change={props.change} />
        <CategoryField {...props} />
        <AuthorField {...props} />
      </div>
      <div className="grid gap-5 py-5">
        <TagsField {...props} />
        <ReadTime {...props} />
      </div>
    </div>
  );
}

interface StatusFieldProps extends Pick<FieldsProps, 'values' | 'change'> {
  /** By default those of the specification. */
  statuses?: typeof STATUSES;
}

/** Whether visitors read it. */
export function StatusField({ values, change, statuses = STATUSES }: StatusFieldProps) {
  return (
    <Field label="Status" required>
      {(control) => (
        <Select
          {...control}
          name="status"
          value={values.status}
          onChange={({ target }) => change({ status: target.value === 'draft' ? 'draft' : 'published' })}
          choices={statuses}
        />
      )}
    </Field>
  );
}

type ChoiceProps = FieldsProps & Pick<PostDetailsProps, 'choices'>;

/** The one category of a post. */
export function CategoryField({ values, change, missing, choices }: ChoiceProps) {
  return (
    <Field label="Category" required error={errorOf('category', missing)}>
      {(control) => (
        <Select
          {...control}
          name="category"
          placeholder="Choose a category"
          value={values.category}
          onChange={({ target }) => change({ category: target.value })}
          choices={choices.categories}
        />
      )}
    </Field>
  );
}

/** Who wrote it, by the names of the owner's list. */
export function AuthorField({ values, change, missing, post, choices }: PostDetailsProps) {
  const bylines = choices.authors.map(({ id, name }) => ({ value: String(id), label: name }));
  const isKept = post !== null && post.author_id !== 0 && !hasKnownByline(post, choices.authors);
  const chosen = choices.authors.find(({ id }) => String(id) === values.author);
  const readsOtherwise = chosen !== undefined && chosen.byline !== chosen.name;
  return (
    <Field
      label="Author"
      required
      {...(readsOtherwise ? { hint: `Visitors read “${chosen.byline}”.` } : {})}
      error={errorOf('author', missing)}
    >
      {(control) => (
        <Select
          {...control}
          name="author"
          placeholder="Choose an author"
          value={values.author}
          onChange={({ target }) => change({ author: target.value })}
          choices={isKept ? [{ value: KEPT_AUTHOR, label: post.author }, ...bylines] : bylines}
        />
      )}
    </Field>
  );
}

/** A post's tags, in one line. */
export function TagsField({ values, change }: Pick<FieldsProps, 'values' | 'change'>) {
  return (
    <Field label="Tags" hint="Separated by commas.">
      {(control) => (
        <TextInput
          {...control}
          name="tags"
          value={values.tags}
          onChange={({ target }) => change({ tags: target.value })}
          autoComplete="off"
        />
      )}
    </Field>
  );
}

/** In minutes, with a suggestion based on the number of words. [3.2.17] [9.3.05] */
export function ReadTime({ values, change }: Pick<FieldsProps, 'values' | 'change'>) {
  const suggested = suggestedReadTime(values.content);
  return (
    <div>
      <Field label="Read time in minutes">
        {(control) => (
          <TextInput
            {...control}
            name="read_time"
            inputMode="numeric"
            value={values.read_time}
            onChange={({ target }) => change({ read_time: target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      {suggested === null || values.read_time.trim() === String(suggested) ? null : (
        <button
          type="button"
          onClick={() => change({ read_time: String(suggested) })}
          className="finger-high mt-1.5 min-h-6 cursor-pointer text-fine text-link"
        >
          Use {suggested}, by the number of words
        </button>
      )}
    </div>
  );
}
