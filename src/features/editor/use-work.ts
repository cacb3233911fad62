import type Quill from 'quill';
import { useEffect, useState } from 'react';
import { PASTING } from './paste-in-chunks.ts';

/** Whether chunks of a long paste are still missing: the editor's content is then incomplete. */
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

/** Reports the work in progress; null when it is done or the editor is unmounted. */
export function useBusy(work: string | null, onBusy: ((work: string | null) => void) | undefined): void {
  useEffect(() => {
    onBusy?.(work);
    return () => onBusy?.(null);
  }, [work, onBusy]);
}
