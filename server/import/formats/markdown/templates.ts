import { posix } from 'node:path';
import { escapeHtml } from '../../../escape-html.ts';
import { slugify } from '#shared/slug.ts';

/** The text without the marks of its generator, and the names of what was left out. */
export interface Filled {
  text: string;
  leftOut: string[];
}

const CODE = /^(`{3,}|~{3,})[^\n]*\n[\s\S]*?\n\1[ \t]*$|(?<!`)(`+)(?!`)[^\n]*?[^`\n]\2(?!`)/gm;

/**
 * Replaces what generators put into Markdown: Liquid (Jekyll, Eleventy), shortcodes (Hugo), components (MDX). Code is left
 * as it is. What only a generator could fill in is left out; what stands between a beginning and an end stays.
 */
export function fillTemplates(source: string, isMdx: boolean): Filled {
  const leftOut = new Set<string>();
  const code: string[] = [];
  const keep = (text: string) => `\ue000${code.push(text) - 1}\ue000`;
  let text = source.replaceAll('\ue000', '');
  text = text.replace(
    /\{%-?\s*highlight\s+(\w+)[^%]*%\}\n?([\s\S]*?)\{%-?\s*endhighlight\s*-?%\}/g,
    (_, language: string, inner: string) => fenced(language, inner),
  );
  text = text.replace(
    /\{\{[<%]\s*highlight\s+"?(\w+)"?[^}]*[>%]\}\}\n?([\s\S]*?)\{\{[<%]\s*\/\s*highlight\s*[>%]\}\}/g,
    (_, language: string, inner: string) => fenced(language, inner),
  );
  text = text.replace(/\{%-?\s*raw\s*-?%\}([\s\S]*?)\{%-?\s*endraw\s*-?%\}/g, (_, inner: string) =>
    keep(inner),
  );
  text = text.replace(CODE, keep);
  text = shortcodes(text, leftOut);
  text = liquid(text, leftOut);
  if (isMdx) text = components(text, leftOut);
  text = text.replace(/^[ \t]*\{:[^}\n]*\}[ \t]*$|\{:[^}\n]*\}/gm, '');
  for (let depth = 0; depth < 3; depth += 1) {
    text = text.replace(/\ue000(\d+)\ue000/g, (_, index: string) => code[Number(index)] ?? '');
  }
  return { text, leftOut: [...leftOut] };
}

function fenced(language: string, code: string): string {
  return `\n\`\`\`\`${language}\n${code.replace(/\n?$/, '')}\n\`\`\`\`\n`;
}

function shortcodes(text: string, leftOut: Set<string>): string {
  return text.replace(
    /\{\{([<%])\s*(\/\*)?\s*(\/?)\s*([\w./-]+)((?:"[^"]*"|`[^`]*`|[^}"`])*?)\/?\s*(\*\/)?\s*[>%]\}\}/g,
    (whole, mark: string, escaped: string | undefined, slash: string, name: string, written: string) => {
      if (escaped !== undefined) return whole.replace('/*', '').replace('*/', '');
      const { named, plain } = argumentsOf(written);
      const [first = ''] = plain;
      if (name === 'ref' || name === 'relref') return linkTo(first);
      if (slash !== '') return '';
      if (name === 'youtube') return video(named.id ?? first, named.start);
      if (name === 'figure') return figure(named);
      leftOut.add(`{{${mark} ${name} ${mark === '<' ? '>' : mark}}}`);
      return '';
    },
  );
}

function liquid(text: string, leftOut: Set<string>): string {
  return text
    .replace(/\{%-?\s*post_url\s+(\S+)\s*-?%\}/g, (_, name: string) => linkTo(name))
    .replace(/\{%-?\s*link\s+(\S+)\s*-?%\}/g, (_, name: string) => linkTo(name))
    .replace(
      /\{\{-?\s*(["'])([^"']*)\1\s*(?:\|\s*[\w.:'" ]+)*-?\}\}/g,
      (...found: string[]) => found[2] ?? '',
    )
    .replace(/\{\{-?\s*(?:site\.(?:base)?url|site\.baseurl|page\.url)\b[^}]*\}\}/g, '')
    .replace(/\{%-?\s*include\s+\S+([^%]*)%\}/g, (whole, written: string) => {
      const { named } = argumentsOf(written);
      const id = named.id ?? named.video ?? named.youtube ?? '';
      if (/^[\w-]{11}$/.test(id)) return video(id, named.start);
      if ((named.src ?? named.image_path ?? named.image ?? '') !== '') return figure(named);
      leftOut.add(/\{%-?\s*include\s+\S+/.exec(whole)?.[0].replace(/^\{%-?\s*/, '') ?? 'include');
      return '';
    })
    .replace(
      /\{%-?\s*(\w+)[^%]*%\}|\{\{-?\s*([\w.]+)[^}]*\}\}/g,
      (_, tag: string | undefined, value: string | undefined) => {
        if (tag?.startsWith('end') !== true && tag !== 'comment')
          leftOut.add(tag === undefined ? `{{ ${value ?? ''} }}` : `{% ${tag} %}`);
        return '';
      },
    );
}

function components(text: string, leftOut: Set<string>): string {
  return text
    .replace(/^(?:import|export)\s[^\n]*(?:\n(?![\n#])[^\n]*)*?(?:;|$)[ \t]*$/gm, '')
    .replace(/\{\/\*[\s\S]*?\*\/\}/g, '')
    .replace(
      /<(\/?)([A-Z][\w.]*)((?:"[^"]*"|'[^']*'|\{[^}]*\}|[^>"'{])*?)(\/?)>/g,
      (_, slash: string, name: string, written: string) => {
        const { named } = argumentsOf(written.replace(/\{\s*(["'`])([^"'`]*)\1\s*\}/g, '"$2"'));
        const id = named.id ?? named.videoId ?? '';
        if (/youtube/i.test(name) && /^[\w-]{11}$/.test(id)) return video(id, named.start);
        if (/^(?:Image|Img|Picture|Figure)$/.test(name) && (named.src ?? '') !== '') return figure(named);
        if (slash === '') leftOut.add(`<${name}>`);
        return '';
      },
    );
}

function argumentsOf(written: string): { named: Record<string, string>; plain: string[] } {
  const named: Record<string, string> = {};
  const plain: string[] = [];
  for (const [, name, a, b, c, quoted, word] of written.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|["'`]([^"'`]*)["'`]|([^\s"'`]+)/g,
  )) {
    if (name === undefined) plain.push(quoted ?? word ?? '');
    else named[name] = a ?? b ?? c ?? '';
  }
  return { named, plain };
}

function video(id: string, start = ''): string {
  const address = `https://www.youtube.com/embed/${id}${start === '' ? '' : `?start=${start}`}`;
  return `\n\n<iframe src="${escapeHtml(address)}"></iframe>\n\n`;
}

function figure({
  src,
  image_path,
  image,
  alt = '',
  caption = '',
  title = '',
}: Record<string, string>): string {
  const address = src ?? image_path ?? image ?? '';
  const words = caption || title;
  const named = words === '' ? '' : `<figcaption>${escapeHtml(words)}</figcaption>`;
  return `\n\n<figure><img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">${named}</figure>\n\n`;
}

/** Where a post of the same source is here, by the name of its file. */
function linkTo(name: string): string {
  const [path = '', anchor] = name.split('#');
  const file = posix
    .basename(path.replace(/\/(?:_?index(?:\.\w+)?)?$/, ''))
    .replace(/\.\w+$/, '')
    .replace(/^\d{4}-\d{2}-\d{2}-/, '');
  return `/blog/${slugify(file, 'post')}${anchor === undefined ? '' : `#${anchor}`}`;
}
