import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { escapeHtml } from '../escape-html.ts';

/** What a document says of itself. */
export interface DocumentHead {
  title: string;
  description: string;
  /** The address that search engines should know it by; null for documents they should not list. */
  canonical: string | null;
}

/** The built page, ready to be completed for a URL. */
export interface DocumentTemplate {
  /** @param base '' at the root, or '/shingle' */
  render: (base: string, head: DocumentHead) => string;
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
    render: (base, head) =>
      html
        // The build addresses its files relative to the document; documents lie at any depth.
        .replace(/(href|src)="\.\//g, `$1="${base}/`)
        .replace('<!--head-->', () => headTags(head)),
  };
}

function headTags({ title, description, canonical }: DocumentHead): string {
  return [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(description)}">`,
    canonical === null
      ? '<meta name="robots" content="noindex">'
      : `<link rel="canonical" href="${escapeHtml(canonical)}">`,
  ].join('\n    ');
}
