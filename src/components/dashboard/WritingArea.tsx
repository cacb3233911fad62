import { type ComponentProps, useImperativeHandle, useRef } from 'react';
import { TextArea } from '../../ui/controls.tsx';
import { useTextIn } from './use-text-in.ts';

interface WritingAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue'> {
  value: string;
}

/** A `TextArea` in which the browser's undo takes back what was typed in one go. Visitors' forms, typed once, have the plain one. */
export function WritingArea({ value, ref, ...rest }: WritingAreaProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle<HTMLTextAreaElement | null, HTMLTextAreaElement | null>(ref, () => field.current);
  useTextIn(field, value);
  return <TextArea {...rest} ref={field} />;
}
