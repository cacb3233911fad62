const VIDEO =
  /<div class="video-embed"[^>]*>\s*<iframe [^>]*?src="https:\/\/www\.youtube(?:-nocookie)?\.com\/embed\/([\w-]{11})"[^>]*><\/iframe>\s*<\/div>/g;

/** A picture by itself, whose caption is kept as its title. */
const CAPTIONED = /<p>(<img\b[^>]*?) title="([^"]+)"([^>]*>)<\/p>/g;
/** What the language of code is called here where its lines are numbered. */
const NUMBERED = /(<code class="language-[\w-]+)\+numbers"/g;

/**
 * A post's HTML for another system: its own addresses with the site before them, where pictures are to be had, captions
 * where others look for them, languages as others call them, and videos as that system takes them.
 * @param video makes of a video's id what shows it there
 */
export function foreignHtml(html: string, siteUrl: string, video: (id: string) => string): string {
  return html
    .replace(VIDEO, (_, id: string) => video(id))
    .replace(CAPTIONED, '<figure>$1$3<figcaption>$2</figcaption></figure>')
    .replace(NUMBERED, '$1"')
    .replace(/(<(?:a|img)\b[^>]*?\s(?:href|src)=")\/(?!\/)/g, `$1${siteUrl}/`);
}

/** An address with the site before it, unless it is of another one. */
export function absoluteUrl(address: string, siteUrl: string): string {
  return address.startsWith('/') && !address.startsWith('//') ? `${siteUrl}${address}` : address;
}
