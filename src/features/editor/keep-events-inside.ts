/** What Quill listens for on the whole text. */
const EVENTS = [
  'beforeinput',
  'copy',
  'cut',
  'paste',
  'drop',
  'dragstart',
  'compositionstart',
  'compositionend',
];

/**
 * Keys, the clipboard and dragging belong to the controls in this element, which stands in the text, and not to the
 * text. Escape and Tab go on: they are the window's.
 */
export function keepEventsInside(element: HTMLElement): void {
  element.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' && event.key !== 'Tab') event.stopPropagation();
  });
  for (const name of EVENTS) element.addEventListener(name, (event) => event.stopPropagation());
}
