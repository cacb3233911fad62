import type Quill from 'quill';

const inStep = new WeakSet<Quill>();

/**
 * Makes a change that is undone by itself: neither with what was typed before it, nor with what is typed at once after
 * it. A step within a step is part of it.
 */
export function asOneStep(quill: Quill, change: () => unknown): void {
  if (inStep.has(quill)) {
    change();
    return;
  }
  inStep.add(quill);
  quill.history.cutoff();
  try {
    change();
  } finally {
    quill.history.cutoff();
    inStep.delete(quill);
  }
}
