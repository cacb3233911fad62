import type Quill from 'quill';
import { useEffect } from 'react';
import { captionField } from './caption-marks.ts';
import { makeTypographicIn } from './typographic-field.ts';
import { useTypographicSetting } from './typographic-setting.ts';

/** Makes quotes and dashes typographic in the captions of pictures, as in the text. */
export function useTypographicCaptions({ root }: Quill): void {
  const { isTypographic } = useTypographicSetting();
  useEffect(() => {
    if (!isTypographic) return undefined;
    let stop: (() => void) | null = null;
    function leave() {
      stop?.();
      stop = null;
    }
    function enter({ target }: FocusEvent) {
      leave();
      const field = captionField(target);
      if (field !== null) stop = makeTypographicIn(field);
    }
    root.addEventListener('focusin', enter);
    root.addEventListener('focusout', leave);
    return () => {
      leave();
      root.removeEventListener('focusin', enter);
      root.removeEventListener('focusout', leave);
    };
  }, [root, isTypographic]);
}
