/** Knows the text fields that are empty and always were: the browser has nothing to take back in them. */
export function createUntouchedFields() {
  const touched = new WeakSet<EventTarget>();
  function note({ target }: Event) {
    if (target !== null) touched.add(target);
  }
  document.addEventListener('input', note, { capture: true });
  return {
    has: (target: EventTarget | null): boolean =>
      (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) &&
      target.value === '' &&
      !touched.has(target),
    stop: () => document.removeEventListener('input', note, { capture: true }),
  };
}
