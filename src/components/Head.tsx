import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageMeta } from '#content/pages.ts';
import { useHost } from '../lib/host.ts';
import { useCameWithDocument } from '../lib/use-in-browser.ts';

/**
 * Sets the document's title, description, robots rule and canonical address for the current page. The first document
 * has them from the server, which knows more (such as a post's own title for search engines). Later pages update the
 * same elements instead of adding new ones.
 */
export function Head({ title, description, noindex }: PageMeta) {
  const { pathname } = useLocation();
  const { base, origin } = useHost();
  const cameWithDocument = useCameWithDocument();
  useLayoutEffect(() => {
    if (cameWithDocument) return;
    document.title = title;
    metaElement('description').content = description;
    metaElement('robots').content = noindex === true ? 'noindex' : 'index, follow';
    const canonical = canonicalElement();
    // Keep the origin written by the server: it is the public one, which can differ from the browser's.
    canonical.href = new URL(`${base}${pathname}`, canonical.href || origin).href;
  }, [cameWithDocument, title, description, noindex, pathname, base, origin]);
  return null;
}

function metaElement(name: string): HTMLMetaElement {
  const found = document.head.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (found !== null) return found;
  const made = document.head.appendChild(document.createElement('meta'));
  made.name = name;
  return made;
}

function canonicalElement(): HTMLLinkElement {
  const found = document.head.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (found !== null) return found;
  const made = document.head.appendChild(document.createElement('link'));
  made.rel = 'canonical';
  return made;
}
