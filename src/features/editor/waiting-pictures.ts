import { useSyncExternalStore } from 'react';
import { askBeforeLeaving } from '../../lib/ask-before-leaving.ts';

/** A picture that could not be uploaded yet; it is kept for as long as the page is open. */
export interface WaitingPicture {
  file: File;
  /** The picture itself, as a `data:` address. */
  preview: string;
  /** `failed` until one tries again; `done` once it has its path. */
  state: 'failed' | 'uploading' | 'done';
  /** Why it is not uploaded: 'offline'. */
  cause: string;
  /** Its root-relative path once it is uploaded. */
  path: string | null;
}

/** What stands for its address in a text, and is never saved. */
const SCHEME = 'waiting:';

const pictures = new Map<string, WaitingPicture>();
/** How many of them each open text holds. */
const inTexts = new Map<object, number>();
const listeners = new Set<() => void>();

/** Keeps a picture whose upload has failed. @returns what stands for its address */
export function keepWaiting(picture: Pick<WaitingPicture, 'file' | 'preview' | 'cause'>): string {
  const address = `${SCHEME}${pictures.size + 1}`;
  pictures.set(address, { ...picture, state: 'failed', path: null });
  return address;
}

/** Whether an address stands for a picture that waits for its upload. */
export function isWaitingAddress(address: string): boolean {
  return address.startsWith(SCHEME);
}

/** The picture that waits at such an address; null for any other. */
export function waitingAt(address: string): WaitingPicture | null {
  return pictures.get(address) ?? null;
}

/** Notes how it goes on with a picture. */
export function changeWaiting(address: string, changes: Partial<WaitingPicture>): void {
  const picture = pictures.get(address);
  if (picture === undefined) return;
  pictures.set(address, { ...picture, ...changes });
  tell();
}

/** Notes how many of them an open text holds: while there are some, the browser asks before the page goes. */
export function noteWaiting(text: object, count: number): void {
  if ((inTexts.get(text) ?? 0) === count) return;
  if (count === 0) inTexts.delete(text);
  else inTexts.set(text, count);
  askBeforeLeaving('waiting pictures', inTexts.size > 0);
  tell();
}

/** How many pictures of the texts that are open are not uploaded yet. */
export function countWaiting(): number {
  return [...inTexts.values()].reduce((all, count) => all + count, 0);
}

/** The same for a component, which is rendered again where the number changes. */
export function useWaitingCount(): number {
  return useSyncExternalStore(onWaitingChange, countWaiting);
}

/** Calls back at each change. @returns ends it */
export function onWaitingChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is said of them: '1 picture is not uploaded yet'. */
export function waitingInWords(count: number): string {
  return count === 1 ? '1 picture is not uploaded yet' : `${count} pictures are not uploaded yet`;
}

function tell(): void {
  for (const listener of listeners) listener();
}
