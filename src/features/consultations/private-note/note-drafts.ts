import { useMemo } from 'react';
import { useHost } from '../../../lib/host.ts';
import type { SafeStorage } from '../../../lib/storage.ts';
import { readStored, useStored, writeStored } from '../../../lib/stored.ts';

/** A private note that is being written. */
export interface NoteDraft {
  text: string;
  /** What the server had when it was heard of last. */
  saved: string;
}

/** Here instead of among `STORAGE_KEYS`, which every public page loads. */
const keyOf = (call: number) => `shingle_call_note_${call}`;

/** The note that is being written on a call, stored in the browser on every keystroke; null where none is. */
export function useNoteDraft(call: number): NoteDraft | null {
  const text = useStored(keyOf(call));
  return useMemo(() => parse(text), [text]);
}

/** Stores the note that is being written on a call; null ends that. */
export function useWriteNoteDraft(call: number): (draft: NoteDraft | null) => void {
  const { storage } = useHost();
  return (draft) => writeNoteDraft(storage, call, draft);
}

/** The one in this browser, at this moment. */
export function readNoteDraft(storage: SafeStorage, call: number): NoteDraft | null {
  return parse(readStored(storage, keyOf(call)));
}

export function writeNoteDraft(storage: SafeStorage, call: number, draft: NoteDraft | null): void {
  writeStored(storage, keyOf(call), draft === null ? null : JSON.stringify(draft));
}

/** Whether there is more in it than the server has; it takes no blanks at either end. */
export function isUnsaved({ text, saved }: NoteDraft): boolean {
  return text.trim() !== saved.trim();
}

function parse(text: string | null): NoteDraft | null {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft(value: unknown): value is NoteDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'text' in value &&
    typeof value.text === 'string' &&
    'saved' in value &&
    typeof value.saved === 'string'
  );
}
