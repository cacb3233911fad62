import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_DATA_ID, type RenderedPage } from '#shared/first-render.ts';
import { siteFolder } from '../root.ts';
import { criticalStyles, type StylePart } from './critical-styles.ts';
import { type DocumentHead, headTags } from './document-head.ts';

/** The built page as a template for documents. */
export interface DocumentTemplate {
  /** The server-rendered page: its styles are inline; its fonts and scripts load after the first paint. */
  rendered: (base: string, head: DocumentHead, page: RenderedPage) => RenderedDocument;
  /** The page rendered by its scripts. `noscript` is HTML for browsers without scripts. */
  plain: (base: string, head: DocumentHead, noscript: string) => string;
  /** CSP source of the plain page's inline styles. */
  styleHash: string;
  /** CSP sources of the inline scripts of both. */
  scriptHashes: string[];
}

interface RenderedDocument {
  html: string;
  /** CSP source of its inline styles. */
  styleHash: string;
}

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}

/** The folder of the client build. */
export const CLIENT = join(siteFolder, 'dist/client');
const MANIFEST = '.vite/manifest.json';
/** The split stylesheet, written by the build with `splitStyles`. */
const SPLIT_STYLES = '.vite/styles.json';
const ROOT = '<div id="root"></div>';
/** What the built page loads first; in a server-rendered page it is inline or loads after the first paint. */
const LOADS =
  /\s*<(script type="module"|link\s+rel="(stylesheet|modulepreload)"|link\s+rel="preload"\s+as="font")[^>]*>(<\/script>)?/g;
/** The fallback fonts' styles. */
const STYLES = /\s*<style>([\s\S]*?)<\/style>/;
/** Phones request it by its name, but only at the root. */
const TOUCH_ICON = /\s*<link rel="apple-touch-icon"[^>]*>/;
/** Of no use to the first paint, and fetched before it wherever it stands in the document: the start script adds it. */
const WEB_MANIFEST = /<link rel="manifest" href="\.\/([^"]+)" \/>\s*/;
/** Delays painting until the content after the header has started, or half a menu would be painted and then move. */
const WHOLE_HEADER = '<link rel="expect" href="#main" blocking="render">';

/**
 * Reads the page of the client build.
 * @throws when there is no build
 */
export function readTemplate(): DocumentTemplate {
  const read = (file: string) => readFileSync(join(CLIENT, file), 'utf8');
  const html = read('index.html')
    .replace(/\s*<!--\s[\s\S]*?-->/g, '')
    .replace(/\n\s+/g, '\n');
  const manifest = JSON.parse(read(MANIFEST)) as Record<string, Chunk>;
  const chunk = (name: string) => {
    const found = manifest[name];
    if (found === undefined) throw new Error(`The client build has no ${name}.`);
    return found;
  };
  const { file: entry, css: [stylesheet = ''] = [], imports = [] } = chunk('index.html');
  const modules = [...imports.map((name) => chunk(name).file), entry];
  let critical: ReturnType<typeof criticalStyles> | null = null; // read for the first page
  const start = `{${read(chunk('src/start.ts').file)}}`;
  const inlineScripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, code = '']) => code);
  const standIns = STYLES.exec(html)?.[1] ?? '';
  const bare = html.replace(LOADS, '').replace(STYLES, '').replace(WEB_MANIFEST, '');
  const [, webManifest = ''] = WEB_MANIFEST.exec(html) ?? [];
  const { file: earlyPalette } = chunk('src/early-palette.ts');
  const shared = (source: string, base: string, head: DocumentHead) =>
    // The build's links are relative to the document, but documents are at any depth.
    (base === '' ? source.replace(TOUCH_ICON, '') : source)
      .replace(/(href|src)="\.\//g, `$1="${base}/`)
      .replace('<!--head-->', () =>
        [
          ...headTags(base, head),
          ...(head.isDashboard === true
            ? [`<script type="module" src="${base}/${earlyPalette}"></script>`]
            : []),
        ].join('\n    '),
      );

  return {
    styleHash: hashOf(standIns),
    scriptHashes: [...inlineScripts, start].map(hashOf),
    rendered(base, head, { markup, preloads, data }) {
      const inBase = (...files: string[]) => files.map((file) => `${base}/${file}`).join(' ');
      critical ??= criticalStyles(JSON.parse(read(SPLIT_STYLES)) as StylePart[]); // written by the build
      const styles = standIns + critical(markup);
      const loads = [
        WHOLE_HEADER,
        preloads,
        `<style>${styles}</style>`,
        `<script data-styles="${inBase(stylesheet)}" data-modules="${inBase(...modules)}" data-manifest="${inBase(webManifest)}">${start}</script>`,
        `<noscript><link rel="stylesheet" href="${base}/${stylesheet}"></noscript>`,
        '</head>',
      ];
      const root = [
        `<div id="root">${markup}</div>`,
        `<script type="application/json" id="${FIRST_DATA_ID}">${firstData(data)}</script>`,
      ];
      const document = shared(bare, base, head)
        .replace('</head>', () => loads.join('\n    '))
        .replace(ROOT, () => root.join('\n    '));
      return { html: document, styleHash: hashOf(styles) };
    },
    plain: (base, head, noscript) =>
      shared(html, base, head).replace(ROOT, () => `${ROOT}\n    <noscript>${noscript}</noscript>`),
  };
}

/**
 * The page's data, escaped so that it can neither end its element nor begin a comment in it. Other tags stay as they are:
 * they compress with those of the markup.
 */
function firstData(data: object): string {
  return JSON.stringify(data).replace(/<(?=!--|\/?script)/gi, '\\u003c');
}

function hashOf(code: string): string {
  return `sha256-${createHash('sha256').update(code).digest('base64')}`;
}
