/**
 * Fetches what sanitises an author's HTML and takes it apart. It is large, and the post of a document has been through
 * it on the server: only a post that is opened from another page needs it in the browser.
 */
export function loadRichText() {
  return import('./rich-text.ts');
}
