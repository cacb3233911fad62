import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Plugin } from 'vite';
import { drawIcons, MARK } from './draw-icons.ts';
import { type Palette, readPalette } from './read-palette.ts';
import { tokensFile } from './tokens-file.ts';

/** What browsers show around a page is the site's own: its colours and its mark, in the page's head and as files. */
const TYPES: Record<string, string> = {
  '.svg': 'image/svg+xml',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
};

/**
 * Completes the head of index.html with the paper's colours and the icons, and draws the icons: as files of a build, and
 * on demand while developing.
 * @param content the folder that `#content` stands for
 */
export function siteIdentity(content: string): Plugin {
  const colors = async () => readPalette(await readFile(tokensFile(content), 'utf8'));
  let base = '/';
  let pictures = '';
  const icons = async () => drawIcons(await readFile(join(pictures, MARK), 'utf8'), await colors());
  return {
    name: 'site-identity',
    configResolved(config) {
      base = config.base;
      pictures = config.publicDir;
    },
    transformIndexHtml: {
      order: 'post', // the icons are no files that the page's own links could be resolved to
      async handler(html) {
        return html
          .replace('<!--theme-color-->', themeColors(await colors()).join('\n    '))
          .replace('<!--icons-->', iconLinks(base).join('\n    '));
      },
    },
    async generateBundle() {
      if (this.environment.config.build.ssr !== false) return;
      for (const [fileName, source] of await icons()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const name = new URL(request.url ?? '/', 'http://localhost').pathname.slice(base.length);
        if (!/^(favicon|icon|apple-touch-icon)[\w-]*\.\w+$/.test(name)) {
          next();
          return;
        }
        void icons().then((files) => {
          const file = files.get(name);
          if (file === undefined) next();
          else response.setHeader('Content-Type', TYPES[extname(name)] ?? '').end(file);
        }, next);
      });
    },
  };
}

function themeColors({ light, dark }: Palette): string[] {
  return Object.entries({ light, dark }).map(
    ([theme, { paper }]) =>
      `<meta name="theme-color" media="(prefers-color-scheme: ${theme})" content="${paper.toLowerCase()}" />`,
  );
}

function iconLinks(base: string): string[] {
  return [
    `<link rel="icon" href="${base}favicon.svg" type="image/svg+xml" />`,
    `<link rel="apple-touch-icon" href="${base}apple-touch-icon.png" />`,
    `<link rel="manifest" href="${base}site.webmanifest" />`,
  ];
}
