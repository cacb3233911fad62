import type Quill from 'quill';
import { useEffect } from 'react';
import { useHost } from '../../../lib/host.ts';
import { linkFor, loneAddress } from '../addresses.ts';
import { captionField, linkWords, toggleMark } from './caption-marks.ts';

const SIGNS: Readonly<Record<string, '**' | '*'>> = { b: '**', i: '*' };

/** In a caption, Ctrl+B and Ctrl+I mark what is selected (Command on a Mac), and an address that is pasted on words is their link. */
export function useCaptionMarks({ root }: Quill): void {
  const { base, origin } = useHost();
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      const field = captionField(target);
      const sign = SIGNS[key.toLowerCase()];
      if (field === null || sign === undefined || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      event.preventDefault();
      event.stopPropagation();
      toggleMark(field, sign);
    }
    function onPaste(event: ClipboardEvent) {
      const field = captionField(event.target);
      const address = loneAddress(event.clipboardData?.getData('text/plain') ?? '');
      if (field === null || address === null || field.selectionStart === field.selectionEnd) return;
      event.preventDefault();
      linkWords(field, linkFor(address, { base, origin }));
    }
    root.addEventListener('keydown', onKeyDown, { capture: true });
    root.addEventListener('paste', onPaste, { capture: true });
    return () => {
      root.removeEventListener('keydown', onKeyDown, { capture: true });
      root.removeEventListener('paste', onPaste, { capture: true });
    };
  }, [root, base, origin]);
}
