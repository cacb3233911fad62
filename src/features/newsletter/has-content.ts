/** Whether there is anything to read or to see in a newsletter's HTML. */
export function hasContent(html: string): boolean {
  return /<(?:img|iframe)\b/i.test(html) || html.replaceAll(/<[^>]*>/g, '').trim() !== '';
}
