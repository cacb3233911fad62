import createDOMPurify, { type DOMPurify } from 'dompurify';
import { JSDOM } from 'jsdom';
import { SANITIZER_RULES } from '#shared/post-html.ts';

let purify: DOMPurify | null = null;

/**
 * An author's HTML by the rules it is shown by in the browser, for documents that are read without scripts.
 * @param base the site's base, put before root-relative addresses
 */
export function sanitizePost(html: string, base: string): string {
  purify ??= createDOMPurify(new JSDOM('').window);
  const fragment = purify.sanitize(html, { ...SANITIZER_RULES, RETURN_DOM_FRAGMENT: true });
  for (const element of fragment.querySelectorAll('[href], [src]')) {
    for (const name of ['href', 'src']) {
      const address = element.getAttribute(name);
      if (address?.startsWith('/') === true && !address.startsWith('//'))
        element.setAttribute(name, base + address);
    }
    if (/^https?:/i.test(element.getAttribute('href') ?? '')) {
      element.setAttribute('target', '_blank');
      element.setAttribute('rel', 'noopener noreferrer');
    } else {
      element.removeAttribute('target');
    }
  }
  const holder = fragment.ownerDocument.createElement('div');
  holder.append(fragment);
  // Where scripts run, a parser reads a noscript as raw text up to its end, wherever that stands: in an attribute, too.
  return holder.innerHTML.replace(/<\/noscript/gi, '&lt;/noscript');
}
