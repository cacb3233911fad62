import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import type { PageMeta } from '#content/pages.ts';
import { useHost } from '../lib/host.ts';

/**
 * Gives the document its title, description, robots rule and canonical address for the page that renders it. The server
 * writes the same into the document it sends, so the elements are changed in place, never added twice.
 */
export function Head({ title, description, noindex }: PageMeta) {
  const { pathname } = useLocation();
  const { base, origin } = useHost();
  useLayoutEffect(() => {
    document.title = title;
    metaElement('description').content = description;
    metaElement('robots').content = noindex === true ? 'noindex' : 'index, follow';
    const canonical = canonicalElement();
    // The origin the server wrote is the public one, which can differ from the one the browser sees.
    canonical.href = new URL(`${base}${pathname}`, canonical.href || origin).href;
  }, [title, description, noindex, pathname, base, origin]);
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
