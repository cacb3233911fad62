import { type ReactNode, type SyntheticEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { business } from '#content/business.ts';

interface PreviewFrameProps {
  /** Escape was pressed in it. */
  onEscape: () => void;
  children: ReactNode;
}

/**
 * A document of its own with the site's styles, in which what is below is rendered: its width is that of a window, so
 * that all is laid out as it would be there. Links open elsewhere, for nothing leads away from what is being written.
 */
export function PreviewFrame({ onEscape, children }: PreviewFrameProps) {
  const [body, setBody] = useState<HTMLElement | null>(null);

  async function fill({ currentTarget }: SyntheticEvent<HTMLIFrameElement>) {
    const { contentDocument: target, ownerDocument } = currentTarget;
    if (target === null) return;
    await takeStyles(target, ownerDocument);
    target.addEventListener('click', leadElsewhere, { capture: true });
    target.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') onEscape();
    });
    setBody(target.body);
  }

  return (
    <iframe
      title="The post as visitors would see it"
      srcDoc="<!doctype html><title>Preview</title><body></body>"
      onLoad={(event) => void fill(event)}
      className="h-full w-full bg-paper"
    >
      {body === null ? null : createPortal(children, body)}
    </iframe>
  );
}

/** Resolves once all of them are there: nothing is shown without. */
async function takeStyles(target: Document, source: Document): Promise<void> {
  const { documentElement: root } = target;
  root.lang = business.language.locale;
  const { theme } = source.documentElement.dataset;
  if (theme !== undefined) root.dataset.theme = theme;
  const sheets = [...source.querySelectorAll('link[rel="stylesheet"], style')].map((sheet) =>
    target.importNode(sheet, true),
  );
  await Promise.all(
    sheets.map(
      (sheet) =>
        new Promise<void>((resolve) => {
          const isAwaited = sheet instanceof (target.defaultView ?? window).HTMLLinkElement;
          if (isAwaited) for (const end of ['load', 'error']) sheet.addEventListener(end, () => resolve());
          target.head.append(sheet);
          if (!isAwaited) resolve();
        }),
    ),
  );
}

/** A place of the text itself is scrolled to; anything else is opened in a window of its own. */
function leadElsewhere(event: MouseEvent): void {
  // Of another window, whose classes are others.
  const link = (event.target as Element | null)?.closest<HTMLAnchorElement>('a[href]');
  if (link === null || link === undefined) return;
  event.preventDefault();
  const { hash } = link;
  const place = hash === '' ? null : link.ownerDocument.getElementById(decodeURIComponent(hash.slice(1)));
  if (place === null) window.open(link.href, '_blank', 'noopener');
  else place.scrollIntoView();
}
