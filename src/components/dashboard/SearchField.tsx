import Search from 'lucide-react/icons/search';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { isArrival, rowOfArrival } from '../../lib/arrival.ts';
import { focusPanel, focusRowBelow, panelOf, rowToReturnTo } from './row-focus.ts';

interface SearchFieldProps {
  id: string;
  value: string;
  onSearch: (text: string) => void;
  /** Whether the rows are those that were searched for. */
  isFound: boolean;
  placeholder: string;
  maxLength?: number;
  disabled?: boolean;
  /** Its height. */
  className: string;
}

/**
 * Searches a list. Enter and ArrowDown lead to what it finds; Escape empties the field, and leaves the empty one for the row
 * from which one came, once it is there again, or else for the first. Whoever was led to a search by the palette goes on to what it finds.
 */
export function SearchField({ value, onSearch, isFound, className, ...rest }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  /** For what the first row was asked for before it was there. */
  const awaited = useRef<string | null>(null);

  useEffect(() => {
    const { current: input } = field;
    if (!isFound || input === null || awaited.current !== value) return;
    awaited.current = null;
    if (input === document.activeElement) focusRowBelow(input);
  }, [isFound, value]);

  /** Puts the focus back on the row that had it. */
  const comeBack = useRef(rowToReturnTo(null));
  const isLeaving = useRef(false);
  useEffect(() => {
    const { current: input } = field;
    if (!isLeaving.current || !isFound || input === null) return;
    isLeaving.current = false;
    if (panelOf(input) === document.activeElement) goBack(input, comeBack.current);
  }, [isFound, value]);
  function leave(input: HTMLInputElement) {
    focusPanel(panelOf(input));
    isLeaving.current = !isFound;
    if (isFound) goBack(input, comeBack.current);
  }

  const { key, ...location } = useLocation();
  // Who is led to a certain row goes there.
  const arrives = isArrival(location.state) && rowOfArrival(location.state) === null;
  useEffect(() => {
    const { current: input } = field;
    if (!arrives || !isFound || value === '' || input === null) return;
    if (panelOf(input) === document.activeElement) focusRowBelow(input);
  }, [key, arrives, isFound, value]);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    const { key, currentTarget: input } = event;
    if (event.nativeEvent.isComposing) return;
    if (key === 'Escape' && value === '') leave(input);
    else if (key === 'Escape') onSearch('');
    else if (key !== 'Enter' && key !== 'ArrowDown') return;
    else if (isFound) focusRowBelow(input);
    else awaited.current = value;
    event.preventDefault();
  }

  return (
    <>
      <label htmlFor={rest.id} className="sr-only">
        Search
      </label>
      <input
        {...rest}
        ref={field}
        type="search"
        value={value}
        onChange={({ target }) => {
          awaited.current = null;
          onSearch(target.value);
        }}
        onFocus={({ relatedTarget }: FocusEvent) => {
          comeBack.current = rowToReturnTo(relatedTarget);
        }}
        onKeyDown={onKeyDown}
        autoComplete="off"
        className={`w-full min-w-0 rounded border border-edge bg-raised py-1 pr-2.5 pl-9 text-ink transition-colors placeholder:text-quiet hover:border-ink disabled:border-line disabled:bg-transparent touch:min-h-11 ${className}`}
      />
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-quiet"
      />
    </>
  );
}

/** To the row from which one came; where there was none, or it has gone, to the first one. */
function goBack(input: HTMLInputElement, comeBack: () => void) {
  comeBack();
  if (panelOf(input) === document.activeElement) focusRowBelow(input);
}
