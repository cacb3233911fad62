import { type RefObject, useEffect } from 'react';
import { makeTypographicIn } from './typographic-field.ts';
import { useTypographicSetting } from './typographic-setting.ts';

/** Makes quotes and dashes typographic in a field, where that is wanted. */
export function useTypographicField(field: RefObject<HTMLTextAreaElement | null>): void {
  const { isTypographic } = useTypographicSetting();
  useEffect(() => {
    if (field.current === null || !isTypographic) return undefined;
    return makeTypographicIn(field.current);
  }, [field, isTypographic]);
}
