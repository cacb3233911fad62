import type { EarlyPalette } from './dashboard/palette/early-words.ts';
import type { EarlyTitle } from './dashboard/writing/early-title.ts';

/*
 * Run by the dashboard's document before its other scripts; imports nothing. Where a session is stored, Ctrl+K and what is
 * typed after it are kept until the palette is there, and lead to nothing else. On the page for writing a new post, so is what
 * is typed until its title is there.
 */
const early: EarlyPalette = {
  words: null,
  release: () => document.removeEventListener('keydown', keep, true),
};

function keep(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (event.isComposing || (target instanceof Element && target.matches('input, textarea, select'))) return;
  const isMod = ctrlKey || metaKey;
  if (isMod && !altKey && key.toLowerCase() === 'k') early.words ??= '';
  else if (early.words === null || isMod || altKey) return;
  else if (key === 'Escape') early.words = null;
  else if (key === 'Backspace') early.words = early.words.slice(0, -1);
  else if (key.length === 1) early.words += key;
  else return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

const title: EarlyTitle = {
  typed: '',
  release: () => document.removeEventListener('keydown', keepTitle, true),
};

function keepTitle(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (event.isComposing || ctrlKey || metaKey || altKey || target !== document.body) return;
  if (key === 'Backspace') title.typed = title.typed.slice(0, -1);
  else if (key.length === 1) title.typed += key;
  else return;
  event.preventDefault();
}

if (document.documentElement.dataset.session === 'stored') {
  window.earlyPalette = early;
  document.addEventListener('keydown', keep, true);
  if (location.pathname.endsWith('/dashboard/write')) {
    window.earlyTitle = title;
    document.addEventListener('keydown', keepTitle, true);
  }
}
