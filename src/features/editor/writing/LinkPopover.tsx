import type Quill from 'quill';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOutside } from '../../../lib/use-outside.ts';
import { type FindPages, FoundPages } from '../FoundPages.tsx';
import { findLink, isAddress, refusalOf } from '../link-address.ts';
import type { LinkPlace, SetLink } from '../link-place.ts';
import { LinkActions } from './LinkActions.tsx';
import { hideLinked, showLinked } from './highlights.ts';
import { placeBelowBounds, placeStyle } from './place.ts';

interface LinkPopoverProps {
  quill: Quill;
  /** Where the link is, or comes. */
  at: LinkPlace;
  /** Whether its address was read already, and is changed at once. */
  isChange: boolean;
  onLink: SetLink;
  /** Goes back to the text, with its selection as it was. */
  onCancel: () => void;
  /** The focus, or a press, went elsewhere: nothing is to be given back. */
  onLeave: () => void;
  findPages: FindPages | undefined;
}

/** As it may become, with what is found. */
const SIZE = { width: 560, height: 300 };

/**
 * Asks for a link's address at the words themselves, which stay marked. What was there is read first, and left, changed
 * or removed.
 */
export function LinkPopover(props: LinkPopoverProps) {
  const { quill, at, isChange, onLink, onCancel, onLeave, findPages } = props;
  const { address, isButton } = at;
  const [isTyping, setTyping] = useState(address === '' || isChange);
  const [text, setText] = useState(address);
  const [isRefused, setRefused] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const id = useId();
  const { parentElement } = quill.container;

  useEffect(() => {
    root.current?.querySelector<HTMLElement>('input, a')?.focus({ preventScroll: true });
  }, [isTyping]);
  // A table's cell draws its words anew as the focus leaves it.
  useEffect(() => {
    showLinked(at.range());
    return hideLinked;
  }, [at]);

  useOutside(root, true, onLeave);

  function confirm() {
    findLink(text, findPages, (link, title) => {
      if (link === null) setRefused(true);
      else onLink(link, title);
    });
  }
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Escape') onCancel();
    else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) confirm();
    else if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    else if (!step(event.currentTarget, event.key === 'ArrowDown' ? 1 : -1)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  if (parentElement === null) return null;
  const place = placeBelowBounds(quill, at.bounds(), SIZE);
  return createPortal(
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the controls in it
    <div
      ref={root}
      role="dialog"
      aria-label={address === '' ? 'Add a link' : 'Change the link'}
      className="link-popover"
      style={placeStyle(place)}
      onKeyDown={onKeyDown}
    >
      {isTyping ? (
        <>
          <div className="link-field">
            <label htmlFor={id} className="sr-only">
              Address
            </label>
            <input
              id={id}
              value={text}
              autoComplete="off"
              placeholder={
                findPages === undefined ? 'Paste an address' : 'Paste an address, or find a page or a post'
              }
              aria-invalid={isRefused}
              aria-describedby={`${id}-hint`}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => {
                setText(target.value);
                setRefused(false);
              }}
            />
            <button type="button" className={isAddress(text) ? 'link-main' : ''} onClick={confirm}>
              {address === '' ? 'Add link' : 'Save link'}
            </button>
          </div>
          <p id={`${id}-hint`} role={isRefused ? 'alert' : undefined} className={isRefused ? '' : 'sr-only'}>
            {isRefused
              ? refusalOf(text)
              : 'Words of a page or a post of yours, a page on the web, /blog, mailto: or tel:'}
          </p>
          {findPages === undefined || (text === address && text !== '') ? null : (
            <FoundPages
              words={text}
              findPages={findPages}
              isFirstTaken={!isAddress(text)}
              onChoose={onLink}
            />
          )}
        </>
      ) : (
        <LinkActions
          address={address}
          isButton={isButton}
          onChange={() => setTyping(true)}
          onRemove={() => onLink(null)}
        />
      )}
    </div>,
    parentElement,
  );
}

/** Goes through the field and what is found below it. @returns whether there was somewhere to go */
function step(root: HTMLElement, by: 1 | -1): boolean {
  const stops = [...root.querySelectorAll<HTMLElement>('input, li button')];
  const at = stops.findIndex((stop) => stop === root.ownerDocument.activeElement);
  const next = at === -1 ? undefined : stops[at + by];
  next?.focus();
  return next !== undefined;
}
