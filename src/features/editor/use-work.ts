import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { PASTING } from './paste-in-chunks.ts';

/** Whether pieces of a long paste are still to come: what the editor holds is then not all of the text. */
export function usePasting(quill: Quill | null): boolean {
  const [pastes, setPastes] = useState(0);
  useEffect(() => {
    if (quill === null) return undefined;
    const count = (change: number) => setPastes((running) => running + change);
    quill.emitter.on(PASTING, count);
    return () => void quill.emitter.off(PASTING, count);
  }, [quill]);
  return pastes > 0;
}

/** Hands on what the editor is busy with; null as soon as it is done, or gone. */
export function useBusy(work: string | null, onBusy: ((work: string | null) => void) | undefined): void {
  useEffect(() => {
    onBusy?.(work);
    return () => onBusy?.(null);
  }, [work, onBusy]);
}
