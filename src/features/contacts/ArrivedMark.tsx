import { useEffect, useRef } from 'react';
import { rowOf } from '../../components/dashboard/row-focus.ts';
import { Badge } from '../../ui/Badge.tsx';
import { noteSeen, useHasArrived } from './arrived-messages.ts';

/** Marks the row of a message that came in while the dashboard was open, until the pointer or the focus comes to it. */
export function ArrivedMark({ message }: { message: number }) {
  return useHasArrived(message) ? <Mark message={message} /> : null;
}

function Mark({ message }: { message: number }) {
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const row = rowOf(mark.current);
    const see = () => noteSeen(message);
    for (const name of ['pointerenter', 'focusin']) row?.addEventListener(name, see);
    return () => {
      for (const name of ['pointerenter', 'focusin']) row?.removeEventListener(name, see);
    };
  }, [message]);
  return (
    <span ref={mark}>
      <Badge tone="sun">Just in</Badge>
    </span>
  );
}
