import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { enterText } from '../../features/editor/enter-text.ts';
import { isEntered, titleOfArrival } from '../../lib/arrival.ts';
import { forgetArrival } from './forget-arrival.ts';
import type { Writing } from './use-writing.ts';

/** Puts the caret where one writes, where the page was entered for that; what has no title begins with it. */
export function useEntering(root: RefObject<HTMLElement | null>, { values, change }: Writing): void {
  const location = useLocation();
  const enters = isEntered(location.state);
  const title = titleOfArrival(location.state);
  useEffect(() => {
    if (!enters) return;
    forgetArrival();
    if (title !== '') change({ title });
    if (title === '' && values.title === '') return;
    // Once the change of page has had the focus.
    requestAnimationFrame(() => {
      const textId = root.current?.querySelector('.ql-editor')?.id;
      if (textId !== undefined) enterText(textId);
    });
  }, [enters]); // eslint-disable-line react-hooks/exhaustive-deps -- once
}
