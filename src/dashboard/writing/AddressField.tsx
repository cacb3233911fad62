import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { slugify } from '#shared/slug.ts';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { useHost } from '../../lib/host.ts';
import { blogPostPath } from '../../paths.ts';
import { Button } from '../../ui/Button.tsx';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { isAhead } from './post-date.ts';
import { useAddressCheck } from './use-address-check.ts';

interface AddressFieldProps extends Pick<FieldsProps, 'values' | 'change'> {
  /** As it was last saved. */
  post: OwnerPost | null;
}

/** The last part of the post's address, what the whole of it is, and what becomes of the old one. */
export function AddressField({ values, change, post }: AddressFieldProps) {
  const { base, origin } = useHost();
  const addressOf = (slug: string) => `${origin}${base}${decodeURIComponent(blogPostPath(slug))}`;
  const box = useRef<HTMLDivElement>(null);
  const { problem, free } = useAddressCheck(values.slug, values.title, post);
  const slug = (problem === null ? free : null) ?? slugOf(values.slug, values.title, post);
  const wasRead = post?.status === 'published' && !isAhead(post.published_at, new Date());
  return (
    <div ref={box} className="grid gap-2">
      <Field
        label="Address"
        error={problem}
        {...(post === null ? { hint: 'Left empty, it is made from the title.' } : {})}
      >
        {(control) => (
          <TextInput
            {...control}
            name="slug"
            value={values.slug}
            placeholder={slug}
            onChange={({ target }) => change({ slug: target.value })}
            onBlur={() => {
              if (values.slug.trim() !== '') change({ slug: slugify(values.slug, '') });
            }}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      {problem === null || free === null ? null : (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start wrap-anywhere"
          onClick={() => {
            change({ slug: free });
            box.current?.querySelector('input')?.focus();
          }}
        >
          Use {free}
        </Button>
      )}
      <p className="text-fine wrap-anywhere">
        {wasRead && slug === post.slug ? (
          <Link to={blogPostPath(slug)} className="text-link">
            {addressOf(slug)}
          </Link>
        ) : (
          addressOf(slug)
        )}
      </p>
      {post === null || slug === post.slug || problem !== null ? null : (
        <p role="status" className="text-fine wrap-anywhere text-quiet">
          {wasRead
            ? `Once it is saved, whoever follows the old address, ${addressOf(post.slug)}, is led here for good (301).`
            : `Nobody could read it at the old address, ${addressOf(post.slug)}: that becomes free.`}
        </p>
      )}
    </div>
  );
}

/** The slug that the post will have, as far as that can be known here. */
export function slugOf(typed: string, title: string, post: OwnerPost | null): string {
  const own = slugify(typed, '');
  if (own !== '') return own;
  return post === null ? slugify(title, 'post') : post.slug;
}
