import type Quill from 'quill';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useHost } from '../../lib/host.ts';
import type { PendingText } from './pending-text.ts';
import { toHtml } from './to-html.ts';
import { TYPED_IN_BLOCK, WRITE_BLOCKS } from './unwritten.ts';

/** The pause after which a long text is reported, and how long one who never pauses goes without (ms). */
const REPORT_PAUSE_MS = 400;
const REPORT_WAIT_MS = 5_000;

/**
 * Calls `onChange` with the HTML to save: after every change, or, with `pending`, after a pause. A failure is only
 * logged. [8.63]
 */
export function useChanges(
  quill: Quill | null,
  onChange: (html: string) => void,
  pending: PendingText | null,
): void {
  const { base, domWindow } = useHost();
  const latest = useRef(onChange);
  useEffect(() => {
    latest.current = onChange;
  }, [onChange]);
  useEffect(() => {
    if (quill === null) return undefined;
    const editor = quill;
    let isReporting = false;
    function report() {
      isReporting = true;
      try {
        editor.emitter.emit(WRITE_BLOCKS);
        latest.current(toHtml(editor.getContents().ops, base));
      } catch (error) {
        console.error('The editor could not write what it holds', error);
      } finally {
        isReporting = false;
      }
    }
    const stop = pending === null ? undefined : reportBeforeActs(domWindow(), pending);
    const onText = pending === null ? report : reportLater(pending, report);
    // What blocks put into the document for a report is part of it.
    const onChanged = () => {
      if (!isReporting) onText();
    };
    editor.on('text-change', onChanged);
    editor.emitter.on(TYPED_IN_BLOCK, onChanged);
    return () => {
      editor.off('text-change', onChanged);
      editor.emitter.off(TYPED_IN_BLOCK, onChanged);
      stop?.();
      pending?.report();
    };
  }, [quill, base, pending, domWindow]);
}

/** Reports once nobody writes for a moment; one who never pauses is waited for only so long. */
function reportLater(pending: PendingText, report: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;
  return () => {
    const now = Date.now();
    if (!pending.isPending) since = now;
    pending.changed(report);
    clearTimeout(timer);
    const wait = Math.max(0, Math.min(REPORT_PAUSE_MS, REPORT_WAIT_MS - (now - since)));
    timer = setTimeout(() => pending.report(), wait);
  };
}

/**
 * Reports before anything is done with the text: before a press elsewhere or a shortcut is heard of, when the focus goes,
 * and when the window is left. What hears of it next knows the text as it is.
 * @returns ends it
 */
function reportBeforeActs(window: Window, pending: PendingText): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const reportNow = () => {
    if (pending.isPending) flushSync(() => pending.report());
  };
  for (const name of ['pointerdown', 'visibilitychange', 'pagehide']) {
    window.addEventListener(name, reportNow, options);
  }
  // The focus may go because React is at work: what is rendered for this follows by itself.
  window.addEventListener('focusout', () => pending.report(), options);
  window.addEventListener(
    'keydown',
    ({ ctrlKey, metaKey, altKey, key }) => {
      const isShortcut =
        (ctrlKey || metaKey || altKey) && !['Control', 'Meta', 'Alt', 'AltGraph'].includes(key);
      if (isShortcut) reportNow();
    },
    options,
  );
  return () => listening.abort();
}
