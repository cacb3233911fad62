import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { errorOf } from '../posts/required-field.ts';
import type { FieldsProps } from '../posts/use-post-editing.ts';

/** The title, as large as visitors read it. Enter leads on to the text. */
export function SheetTitle({ fields, textId }: { fields: FieldsProps; textId: string }) {
  const { values, change, missing } = fields;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const error = errorOf('title', missing);

  // An empty page begins with its title, once the change of page has had the focus.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      if (area.current?.value === '') area.current.focus();
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  // As high as its text, where the browser does not see to that itself.
  useEffect(() => {
    const element = area.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [values.title]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    document.getElementById(textId)?.focus();
  }

  return (
    <>
      <label htmlFor={id} className="sr-only">
        Title
      </label>
      <textarea
        ref={area}
        id={id}
        name="title"
        rows={1}
        required
        placeholder="Title"
        value={values.title}
        onChange={({ target }) => change({ title: target.value.replaceAll(/\s*\n\s*/g, ' ') })}
        onKeyDown={onKeyDown}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        className="writing-title text-title max-sm:text-[2.4rem]"
      />
      {error === null ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-fine font-medium text-alarm">
          {error}
        </p>
      )}
    </>
  );
}
