/** An item of an export of WordPress, with what a test is about; everything else is as usual. */
export interface WxrItem {
  /** Elements by their names; each is a CDATA section unless `raw` has it. */
  [element: string]: string | undefined;
}

interface WxrOptions {
  version?: '1.0' | '1.1' | '1.2';
  home?: string;
  /** XML of the channel before the items: authors, categories, tags. */
  channel?: string;
}

const HEAD = (version: string) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/${version}/excerpt/"
  xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"
  xmlns:wp="http://wordpress.org/export/${version}/">
<channel>`;

/** An export of WordPress. @param items what `wxrItem` makes */
export function wxr(items: readonly string[], options: WxrOptions = {}): string {
  const { version = '1.2', home = 'https://old.example', channel = '' } = options;
  return `${HEAD(version)}
<title>Old</title><link>${home}</link>
<wp:wxr_version>${version}</wp:wxr_version>
<wp:base_site_url>${home}</wp:base_site_url><wp:base_blog_url>${home}</wp:base_blog_url>
${channel}
${items.join('\n')}
</channel>
</rss>
`;
}

/** @param more XML that is added: categories, fields of plugins */
export function wxrItem(elements: WxrItem, more = ''): string {
  const {
    id = '7',
    title = 'A day at the harbour',
    link = `https://old.example/2017/05/harbour-${id}/`,
    content = 'Boats come in.',
    excerpt = '',
    name = `harbour-${id}`,
    status = 'publish',
    type = 'post',
    password = '',
    date = '2017-05-03 12:00:00',
    gmt = '2017-05-03 10:00:00',
    creator = 'ana',
    ...others
  } = elements;
  const further = Object.entries(others).map(
    ([element, text = '']) => `<${element}><![CDATA[${text}]]></${element}>`,
  );
  return `<item>
<title><![CDATA[${title}]]></title><link>${link}</link>
<pubDate>Wed, 03 May 2017 10:00:00 +0000</pubDate><dc:creator><![CDATA[${creator}]]></dc:creator>
<guid isPermaLink="false">https://old.example/?p=${id}</guid><description></description>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[${excerpt}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date><![CDATA[${date}]]></wp:post_date>
<wp:post_date_gmt><![CDATA[${gmt}]]></wp:post_date_gmt><wp:post_name><![CDATA[${name}]]></wp:post_name>
<wp:status><![CDATA[${status}]]></wp:status><wp:post_parent>0</wp:post_parent><wp:menu_order>0</wp:menu_order>
<wp:post_type><![CDATA[${type}]]></wp:post_type><wp:post_password><![CDATA[${password}]]></wp:post_password>
${further.join('\n')}
${more}
</item>`;
}

/** @param domain 'category', 'post_tag' or 'author' */
export function wxrTerm(
  domain: string,
  name: string,
  slug = name.toLowerCase().replaceAll(' ', '-'),
): string {
  return `<category domain="${domain}" nicename="${slug}"><![CDATA[${name}]]></category>`;
}

export function wxrMeta(key: string, value: string): string {
  return `<wp:postmeta><wp:meta_key><![CDATA[${key}]]></wp:meta_key><wp:meta_value><![CDATA[${value}]]></wp:meta_value></wp:postmeta>`;
}

export function wxrAttachment(
  id: string,
  url: string,
  { parent = '0', alt = '', caption = '' } = {},
): string {
  return `<item><title>${id}</title><link>https://old.example/file-${id}/</link><excerpt:encoded><![CDATA[${caption}]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:status>inherit</wp:status><wp:post_parent>${parent}</wp:post_parent><wp:menu_order>0</wp:menu_order>
<wp:post_type>attachment</wp:post_type><wp:attachment_url><![CDATA[${url}]]></wp:attachment_url>
${alt === '' ? '' : wxrMeta('_wp_attachment_image_alt', alt)}</item>`;
}
