import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useRef, useState } from 'react';
import { tagsIn } from '../../features/posts/post-form.ts';
import type { ListedPost } from '../../features/posts/owner-post.ts';
import { useHost } from '../../lib/host.ts';
import { Field } from '../../ui/Field.tsx';
import type { FieldsProps } from '../posts/use-post-editing.ts';
import {
  asSpelled,
  readTokens,
  suggestTags,
  type TagTokens,
  tagsProblem,
  typeTokens,
  writeTokens,
} from './tag-tokens.ts';

interface TagTokensFieldProps extends Pick<FieldsProps, 'values' | 'change'> {
  /** Posts whose tags are offered. */
  posts: readonly ListedPost[];
}

/** A post's tags, each with a button that takes it away, and the next one being typed. Those of other posts complete it. */
export function TagTokensField({ values, change, posts }: TagTokensFieldProps) {
  const { announcer } = useHost();
  const input = useRef<HTMLInputElement>(null);
  const offered = useRef<HTMLUListElement>(null);
  const [text, setText] = useState('');
  const { tags, typed } = readTokens(values.tags, text);
  const suggested = suggestTags({ tags, typed }, posts);

  function put(next: TagTokens) {
    const spelled = next.tags.map((tag) => (tags.includes(tag) ? tag : asSpelled(tag, posts)));
    setText(next.typed);
    change({ tags: writeTokens({ ...next, tags: tagsIn(spelled.join()) }) });
  }
  function add(tag: string) {
    put({ tags: [...tags, tag], typed: '' });
    announcer.announce(`${asSpelled(tag, posts)} is added.`);
    input.current?.focus();
  }
  function remove(tag: string) {
    put({ tags: tags.filter((other) => other !== tag), typed });
    announcer.announce(`${tag} is removed.`);
    input.current?.focus();
  }
  function pressKey(event: KeyboardEvent) {
    // Enter may also end a word of an input method.
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
      event.preventDefault();
      if (typed.trim() !== '') add(typed.trim());
    }
    if (event.key === 'ArrowDown') offered.current?.querySelector('button')?.focus();
    const last = tags.at(-1);
    if (event.key === 'Backspace' && input.current?.value === '' && last !== undefined) remove(last);
  }

  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- it only hears that the focus leaves it
    <div
      className="grid gap-2.5"
      onBlur={({ currentTarget, relatedTarget }) => {
        // What is typed is a tag once one goes on, but not on the way to what completes it.
        const goesOn = !currentTarget.contains(relatedTarget);
        if (goesOn && typed.trim() !== '') put({ tags: [...tags, typed.trim()], typed: '' });
      }}
    >
      <Field
        label="Tags"
        hint="A comma or Enter adds what is typed."
        error={tagsProblem([...tags, typed.trim()].filter((tag) => tag !== ''))}
      >
        {(control) => (
          <div className="writing-tokens">
            <ul aria-label="Tags of this post">
              {tags.map((tag) => (
                <li key={tag} className="writing-token">
                  <span>{tag}</span>
                  <button type="button" aria-label={`Remove the tag ${tag}`} onClick={() => remove(tag)}>
                    <X aria-hidden />
                  </button>
                </li>
              ))}
            </ul>
            <input
              {...control}
              ref={input}
              type="text"
              name="tags"
              value={typed}
              onChange={({ target }) => put(typeTokens(tags, target.value))}
              onKeyDown={pressKey}
              autoComplete="off"
              autoCapitalize="none"
            />
          </div>
        )}
      </Field>
      {suggested.length === 0 ? null : (
        <ul ref={offered} aria-label="Tags of other posts" className="flex flex-wrap gap-1.5">
          {suggested.map((tag) => (
            <li key={tag}>
              <button
                type="button"
                aria-label={`Add the tag ${tag}`}
                // Where a press does not focus a button, the field would be left, and this one move away.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => add(tag)}
                className="writing-tag"
              >
                <Plus aria-hidden />
                {tag}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
