import type Quill from 'quill';

/** Adds the line that shows where what is dragged would go; it is hidden at first. */
export function addDropLine({ container }: Quill): HTMLElement {
  const line = container.ownerDocument.createElement('div');
  line.className = 'drop-line';
  line.hidden = true;
  container.append(line);
  return line;
}
