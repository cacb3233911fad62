/** The address of a post. @param siteUrl origin and base */
export function postUrl(siteUrl: string, slug: string): string {
  return `${siteUrl}/blog/${encodeURIComponent(slug)}`;
}

/** The address of a newsletter. @param siteUrl origin and base */
export function newsletterUrl(siteUrl: string, slug: string): string {
  return `${siteUrl}/newsletter/${encodeURIComponent(slug)}`;
}

/** The path below the base of a category's or a tag's page. */
export function topicPath(kind: 'category' | 'tag', slug: string): string {
  return `/blog/${kind}/${encodeURIComponent(slug)}`;
}
