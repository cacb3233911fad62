import type Quill from 'quill';
import { useEffect } from 'react';
import { Figure } from './figure.ts';
import { quietly } from './writing/quietly.ts';

const BROKEN = 'is-broken';

/** Says in the place of a picture that could not be loaded what it shows, and where it is to be. */
export function useBrokenPictures(quill: Quill | null): void {
  useEffect(() => {
    if (quill === null) return undefined;
    const { root } = quill;
    function onLoad({ type, target }: Event) {
      const element = target instanceof Element ? target.closest('.ql-figure') : null;
      const figure = element === null ? null : quill?.scroll.find(element);
      const picture = element?.querySelector<HTMLElement>('.ql-picture') ?? null;
      if (!quill || picture === null || !(figure instanceof Figure)) return;
      const { image, attributes } = Figure.value(figure.domNode);
      const name =
        typeof attributes.alt === 'string' && attributes.alt !== '' ? `“${attributes.alt}”` : 'This picture';
      quietly(quill, () => {
        figure.domNode.classList.toggle(BROKEN, type === 'error');
        picture.dataset.broken = `${name} could not be loaded\n${shortened(image)}`;
      });
    }
    // They do not bubble.
    for (const name of ['error', 'load']) root.addEventListener(name, onLoad, { capture: true });
    return () => {
      for (const name of ['error', 'load']) root.removeEventListener(name, onLoad, { capture: true });
    };
  }, [quill]);
}

/** An address as long as can be read. */
function shortened(address: string): string {
  return address.length > 120 ? `${address.slice(0, 119)}…` : address;
}
