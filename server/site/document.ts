import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { site } from '#content/site.ts';
import { escapeHtml } from '../escape-html.ts';
import { jsonForScript } from './structured-data.ts';

/** What a document says of itself to browsers, search engines and whoever shares it. */
export interface DocumentHead {
  title: string;
  description: string;
  /** Absolute address that search engines should know it by; null for documents they should not list. */
  canonical: string | null;
  type: 'website' | 'article';
  /** Absolute address of its social card. */
  card: string;
  structuredData: object | null;
  /** Addresses the page will fetch as soon as it runs. */
  fetches: readonly string[];
}

/** The built page, ready to be completed for a URL. */
export interface DocumentTemplate {
  /**
   * @param base '' at the root, or '/shingle'
   * @param withoutScript HTML for whoever runs no scripts
   */
  render: (base: string, head: DocumentHead, withoutScript: string) => string;
  /** CSP sources of the scripts that stand inline in it. */
  scriptHashes: string[];
}

/**
 * Reads the page that the client build made.
 * @throws when there is no build
 */
export function readTemplate(file: string, subfolder: string): DocumentTemplate {
  const html = readFileSync(file, 'utf8').replaceAll('%PROJECT_SUBFOLDER%', escapeHtml(subfolder));
  const inlineScripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)];
  return {
    scriptHashes: inlineScripts.map(
      ([, code = '']) => `sha256-${createHash('sha256').update(code).digest('base64')}`,
    ),
    render: (base, head, withoutScript) =>
      html
        // The build addresses its files relative to the document; documents lie at any depth.
        .replace(/(href|src)="\.\//g, `$1="${base}/`)
        .replace('<!--head-->', () => headTags(base, head).join('\n    '))
        .replace('<div id="root"></div>', (root) => `${root}\n    <noscript>${withoutScript}</noscript>`),
  };
}

function headTags(base: string, head: DocumentHead): string[] {
  const { title, description, canonical, card, structuredData } = head;
  const property = (name: string, content: string) =>
    `<meta property="${name}" content="${escapeHtml(content)}">`;
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    ...(canonical === null
      ? ['<meta name="robots" content="noindex">']
      : [`<link rel="canonical" href="${escapeHtml(canonical)}">`, property('og:url', canonical)]),
    property('og:type', head.type),
    property('og:site_name', site.name),
    property('og:title', title),
    property('og:description', description),
    property('og:image', card),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    '<meta name="twitter:card" content="summary_large_image">',
    `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(site.name)}" href="${base}/feed.xml">`,
    ...head.fetches.map(
      (address) => `<link rel="preload" as="fetch" crossorigin href="${escapeHtml(address)}">`,
    ),
    ...(structuredData === null
      ? []
      : [`<script type="application/ld+json">${jsonForScript(structuredData)}</script>`]),
  ];
}
