import { business } from '#content/business.ts';
import { useHost } from '../../lib/host.ts';
import { blogPostPath } from '../../paths.ts';
import { TextInput } from '../../ui/controls.tsx';
import { WritingArea } from '../../components/dashboard/WritingArea.tsx';
import { Field } from '../../ui/Field.tsx';
import type { FieldsProps } from './use-post-editing.ts';

/** About how many characters search engines show before truncating. */
const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 160;

interface PostListingProps extends FieldsProps {
  /** The post's slug; null if it has none yet. */
  slug: string | null;
}

/** How the post looks in search results and when shared. [3.2.15] [3.2.16] */
export function PostListing({ values, change, slug }: PostListingProps) {
  return (
    <section aria-labelledby="post-listing">
      <h3 id="post-listing" className="text-lead">
        In search results
      </h3>
      <div className="mt-4 grid gap-x-8 gap-y-6 md:grid-cols-2 lg:grid-cols-1 xl:grid-cols-2">
        <ListingFields values={values} change={change} />
        <SearchPreview values={values} slug={slug} />
      </div>
    </section>
  );
}

type ListingFieldsProps = Pick<FieldsProps, 'values' | 'change'>;

/** The texts that stand in search results in place of title and excerpt. */
export function ListingFields({ values, change }: ListingFieldsProps) {
  return (
    <div className="grid content-start gap-5">
      <Field label="Meta title" hint={lengthHint(values.meta_title, TITLE_SHOWN, 'the title')}>
        {(control) => (
          <TextInput
            {...control}
            name="meta_title"
            value={values.meta_title}
            onChange={({ target }) => change({ meta_title: target.value })}
            autoComplete="off"
          />
        )}
      </Field>
      <Field
        label="Meta description"
        hint={lengthHint(values.meta_description, DESCRIPTION_SHOWN, 'the excerpt')}
      >
        {(control) => (
          <WritingArea
            {...control}
            name="meta_description"
            rows={3}
            value={values.meta_description}
            onChange={({ target }) => change({ meta_description: target.value })}
            className="min-h-24!"
          />
        )}
      </Field>
    </div>
  );
}

function lengthHint(text: string, shown: number, otherwise: string): string {
  const { length } = text.trim();
  if (length === 0) return `Left empty, ${otherwise} is used. About ${shown} characters are shown.`;
  const characters = `${length} ${length === 1 ? 'character' : 'characters'}`;
  return length > shown
    ? `${characters}: the end may be cut off after about ${shown}.`
    : `${characters} of about ${shown} that are shown.`;
}

interface SearchPreviewProps extends Pick<PostListingProps, 'values' | 'slug'> {
  /** Where it stands by itself. */
  heading?: string;
}

/** The post as one of the results of a search. */
export function SearchPreview({ values, slug, heading }: SearchPreviewProps) {
  const { base, origin } = useHost();
  const title = values.meta_title.trim() || values.title.trim() || 'The title';
  const description = values.meta_description.trim() || values.excerpt.trim() || 'The excerpt';
  return (
    <figure className="min-w-0">
      {heading === undefined ? (
        <figcaption className="mb-1.5 font-semibold">Preview</figcaption>
      ) : (
        <figcaption className="mb-2">
          <h3 className="text-lead">{heading}</h3>
        </figcaption>
      )}
      <div className="rounded border border-line bg-raised p-5">
        <p className="truncate text-fine text-quiet">{`${origin}${base}${decodeURIComponent(blogPostPath(slug ?? '…'))}`}</p>
        <p className="mt-1 text-lead text-sky">{cut(`${title} | ${business.who.name}`, TITLE_SHOWN)}</p>
        <p className="mt-1 text-quiet">{cut(description, DESCRIPTION_SHOWN)}</p>
      </div>
    </figure>
  );
}

/** Truncates after the last word that fits. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length - 2);
  return `${text.slice(0, end > 0 ? end : length - 2)} …`;
}
