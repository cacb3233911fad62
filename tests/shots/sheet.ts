import { THEMES, type Theme, WIDTHS, type Width } from './options.ts';

/** A picture as the contact sheet shows it. */
export interface Picture {
  name: string;
  width: Width;
  theme: Theme;
  /** Its file, beside the sheet. */
  file: string;
  troubles: readonly string[];
}

/** The name of a picture's file: 'blog.none-found-390-light.png'. */
export function fileOf({ name, width, theme }: Pick<Picture, 'name' | 'width' | 'theme'>): string {
  return `${name.replaceAll('/', '.')}-${width}-${theme}.png`;
}

/** One document with all pictures, a page's states below one another; each opens large. */
export function contactSheet(pictures: readonly Picture[]): string {
  const pages = groupedBy(pictures, ({ name }) => name.split('/', 1)[0] ?? name);
  const links = [...pages.keys()].map((page) => `<a href="#${page}">${page}</a>`).join(' ');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Every page and state</title>
<style>
  :root { color-scheme: light dark; font: 14px/1.5 system-ui; }
  body { margin: 2rem; }
  nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
  .row { display: flex; gap: 1rem; align-items: start; overflow-x: auto; padding-bottom: 1rem; }
  figure { margin: 0; flex: none; }
  figcaption { color: GrayText; }
  .trouble { color: #c33; }
  a.picture { display: block; max-height: 36rem; overflow: hidden; border: 1px solid GrayText; }
  img { display: block; width: 100%; height: auto; }
</style>
<h1>Every page and state</h1>
<nav>${links}</nav>
${[...pages].map(([page, shown]) => section(page, shown)).join('\n')}
</html>
`;
}

function section(page: string, pictures: readonly Picture[]): string {
  const states = [...groupedBy(pictures, ({ name }) => name)];
  const rows = states.map(([name, shown]) => `<h3>${name}</h3>\n<div class="row">${row(shown)}</div>`);
  return `<section id="${page}">\n<h2>${page}</h2>\n${rows.join('\n')}\n</section>`;
}

function row(pictures: readonly Picture[]): string {
  const inOrder = [...pictures].sort(
    (a, b) =>
      WIDTHS.indexOf(a.width) - WIDTHS.indexOf(b.width) || THEMES.indexOf(a.theme) - THEMES.indexOf(b.theme),
  );
  return inOrder.map(figure).join('\n');
}

function figure({ name, width, theme, file, troubles }: Picture): string {
  const shown = `${width}, ${theme}`;
  const notes = troubles.map((trouble) => `<p class="trouble">${escape(trouble)}</p>`).join('');
  return `<figure style="width: ${Math.round(width / 4 + 60)}px"><a class="picture" href="${file}"><img src="${file}" alt="${name}, ${shown}" loading="lazy"></a><figcaption>${shown}</figcaption>${notes}</figure>`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function groupedBy<T>(all: readonly T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return groups;
}
