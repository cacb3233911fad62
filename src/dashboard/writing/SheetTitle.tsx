import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTextIn } from '../../components/dashboard/use-text-in.ts';
import { enterText } from '../../features/editor/enter-text.ts';
import { useTypographicField } from '../../features/editor/writing/use-typographic-field.ts';
import { takeEarlyTitle } from './early-title.ts';
import { wayOutOf } from './way-out-of-field.ts';

interface SheetTitleProps {
  /** 'Title' */
  label: string;
  name: string;
  value: string;
  error?: string | null;
  maxLength?: number;
  id: string;
  /** The text's. */
  textId: string;
  /** Leads to what stands below it, by Enter or at its end; to the text by default. */
  goDown?: () => void;
  onChange: (value: string) => void;
}

/** The title, as large as visitors read it. Enter and the arrows lead on to what is below. */
export function SheetTitle({
  label,
  name,
  value,
  error = null,
  maxLength,
  id,
  textId,
  goDown = () => enterText(textId),
  onChange,
}: SheetTitleProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  useTypographicField(area);
  useTextIn(area, value);

  // An empty page begins with its title, once the change of page has had the focus, and with what was typed before that.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const { current: element } = area;
      const typed = takeEarlyTitle(window);
      if (element?.value !== '') return;
      element.focus();
      if (typed === '') return;
      element.setRangeText(typed, 0, 0, 'end');
      element.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return () => cancelAnimationFrame(frame);
  }, []);

  // As high as its text, where the browser does not see to that itself.
  useEffect(() => {
    const element = area.current;
    if (element === null || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    element.style.height = `${element.scrollHeight}px`;
  }, [value]);

  function changeTo(field: HTMLTextAreaElement) {
    const line = field.value.replaceAll(/\s*\n\s*/g, ' ');
    if (line !== field.value) field.value = line;
    onChange(line);
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    const isEntered = event.key === 'Enter' && !event.nativeEvent.isComposing;
    if (isEntered || wayOutOf(event) === 'down') goDown();
    else return;
    event.preventDefault();
  }

  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <textarea
        ref={area}
        id={id}
        name={name}
        rows={1}
        required
        placeholder={label}
        maxLength={maxLength}
        onChange={({ target }) => changeTo(target)}
        onKeyDown={onKeyDown}
        aria-invalid={error !== null}
        aria-describedby={error === null ? undefined : `${id}-error`}
        className="writing-title mt-3 text-title max-sm:text-[2.4rem]"
      />
      {error === null ? null : (
        <p id={`${id}-error`} className="mt-1.5 text-fine font-medium text-alarm">
          {error}
        </p>
      )}
    </>
  );
}
