import type { Ref } from 'react';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import type { RequiredField } from '../../features/posts/post-form.ts';
import { TextInput } from '../../ui/controls.tsx';
import { Field } from '../../ui/Field.tsx';
import { AuthorField, CategoryField } from '../posts/PostDetails.tsx';
import { errorOf } from '../posts/required-field.ts';
import type { PostChoices } from '../posts/use-post-choices.ts';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import { AddressField } from './AddressField.tsx';
import { ExcerptOffer } from './ExcerptOffer.tsx';

interface MissingFieldsProps {
  ref: Ref<HTMLElement>;
  /** Those that are asked for: they stay while they are filled in. */
  asked: readonly RequiredField[];
  fields: FieldsProps;
  post: OwnerPost | null;
  choices: PostChoices;
  /** Whether another address is asked for: it can't have its own. */
  isAddressAsked: boolean;
  /** Leads to the text. */
  onWrite: () => void;
}

/** What a post has to have before it can be published, to be filled in on the spot. */
export function MissingFields(props: MissingFieldsProps) {
  const { ref, asked, fields, post, choices, isAddressAsked, onWrite } = props;
  const { values, change, missing } = fields;
  const isAsked = (field: RequiredField) => asked.includes(field);
  const noText = errorOf('content', missing);
  return (
    <section ref={ref} aria-labelledby="publish-missing" className="mt-5">
      <h3 id="publish-missing" className="text-lead">
        Needed to publish
      </h3>
      <div className="mt-3 grid max-w-xl gap-5">
        {isAsked('title') ? (
          <Field label="Title" required error={errorOf('title', missing)}>
            {(control) => (
              <TextInput
                {...control}
                name="title"
                value={values.title}
                autoComplete="off"
                onChange={({ target }) => change({ title: target.value })}
              />
            )}
          </Field>
        ) : null}
        {isAsked('category') ? <CategoryField {...fields} choices={choices} /> : null}
        {isAsked('excerpt') ? <ExcerptOffer {...fields} /> : null}
        {isAsked('author') ? <AuthorField {...fields} post={post} choices={choices} /> : null}
        {isAddressAsked ? <AddressField values={values} change={change} post={post} /> : null}
        {isAsked('content') ? (
          <div>
            <p className={noText === null ? '' : 'font-medium text-alarm'}>
              {noText ?? 'There is no text yet.'}
            </p>
            <button
              type="button"
              name="content"
              onClick={onWrite}
              className="finger-high mt-1 min-h-6 cursor-pointer font-semibold text-link"
            >
              Write the text
            </button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
