import { isWaitingAddress, waitingAt } from './waiting-pictures.ts';
import { keepEventsInside } from './keep-events-inside.ts';

/** Bubble from a picture that waits for its upload, where the writer tries again, or gives it up. */
export const RETRY_EVENT = 'editor:retry-upload';
export const REMOVE_EVENT = 'editor:remove-picture';

/** Marks a picture that waits for its upload. */
export const WAITING = 'is-waiting';

/** Says below a picture why it is not uploaded, and what can be done; nothing below one that is. */
export function drawWaiting(node: HTMLElement, image: string): void {
  const isWaiting = isWaitingAddress(image);
  node.classList.toggle(WAITING, isWaiting);
  if (!isWaiting) {
    node.querySelector('.ql-waiting')?.remove();
    return;
  }
  const line = node.querySelector('.ql-waiting') ?? makeLine(node);
  const picture = waitingAt(image);
  const isUploading = picture?.state === 'uploading';
  const said = line.querySelector('p');
  const text = isUploading ? 'Uploading…' : `Not uploaded: ${picture?.cause ?? 'the picture is gone'}`;
  if (said !== null && said.textContent !== text) said.textContent = text;
  line.querySelector('button')?.setAttribute('aria-disabled', String(isUploading || picture === null));
}

function makeLine(node: HTMLElement): Element {
  const { ownerDocument: document } = node;
  const line = document.createElement('div');
  line.className = 'ql-waiting';
  const said = document.createElement('p');
  said.setAttribute('role', 'status');
  line.append(said, button('Try again', RETRY_EVENT), button('Remove', REMOVE_EVENT));
  node.querySelector('.ql-picture')?.after(line);
  keepEventsInside(line);
  return line;

  function button(name: string, event: string): HTMLButtonElement {
    const made = document.createElement('button');
    made.type = 'button';
    made.textContent = name;
    made.addEventListener('click', () => {
      if (made.getAttribute('aria-disabled') !== 'true')
        node.dispatchEvent(new Event(event, { bubbles: true }));
    });
    return made;
  }
}
