import type { ListItem, Nodes, PhrasingContent, Table, TableRow } from 'mdast';
import { type Dialect, FILE_NAME } from './dialect.ts';

/** The HTML of a piece of Markdown, in the way in which its text is written. */
export function htmlOf(node: Nodes, dialect: Dialect): string {
  return new Writer(dialect.form).block(node);
}

class Writer {
  readonly #form: Dialect['form'];
  readonly #lines: boolean;
  /** What parts of lists are followed by. */
  readonly #break: string;

  constructor(form: Dialect['form']) {
    this.#form = form;
    this.#lines = form === 'lines';
    this.#break = this.#lines ? '\n' : '';
  }

  block(node: Nodes): string {
    switch (node.type) {
      case 'heading':
        return `<h${node.depth}>${this.#line(node.children)}</h${node.depth}>`;
      case 'paragraph':
        return `<p>${this.#line(node.children)}</p>`;
      case 'thematicBreak':
        return '<hr>';
      case 'html':
        return node.value;
      case 'blockquote':
        return `<blockquote>\n${node.children.map((child) => this.block(child)).join('\n')}\n</blockquote>`;
      case 'list': {
        const name = node.ordered === true ? 'ol' : 'ul';
        const start = (node.start ?? 1) === 1 ? '' : ` start="${node.start}"`;
        const items = node.children.map((item) => this.#item(item) + this.#break).join('');
        return `<${name}${start}>${this.#break}${items}</${name}>`;
      }
      case 'code': {
        const language =
          (node.lang ?? null) === null ? '' : ` class="language-${this.#attribute(node.lang ?? '')}"`;
        const title = FILE_NAME.exec(node.meta ?? '')?.[1];
        const titled = title === undefined ? '' : ` title="${this.#attribute(title)}"`;
        return `<pre><code${language}${titled}>${this.#text(node.value)}\n</code></pre>`;
      }
      case 'table':
        return this.#table(node);
      default:
        return ''; // nothing that is written here
    }
  }

  #item({ children }: ListItem): string {
    const parts = children.map((child) =>
      child.type === 'paragraph' ? this.#line(child.children) : this.block(child),
    );
    // On lines of their own, an item with lists ends on a line of its own, too.
    const ends = this.#lines && parts.length > 1 ? '\n' : '';
    return `<li>${parts.join(ends)}${ends}</li>`;
  }

  #table({ children, align }: Table): string {
    const [head, ...body] = children;
    // The editor has a line for each row, and Markdown is commonly rendered with one for each cell.
    const cellEnd = this.#break;
    const rowEnd = this.#form === 'tight' ? '' : '\n';
    const rows = (list: readonly TableRow[], cell: string) =>
      list
        .map(({ children: cells }) => {
          const texts = cells.map((it, column) => {
            const to = align?.[column];
            const aligned = to === null || to === undefined ? '' : ` class="ql-align-${to}"`;
            return `<${cell}${aligned}>${this.#line(it.children)}</${cell}>${cellEnd}`;
          });
          return `<tr>${cellEnd}${texts.join('')}</tr>${rowEnd}`;
        })
        .join('');
    const heading = `<thead>${rowEnd}${rows(head === undefined ? [] : [head], 'th')}</thead>${rowEnd}`;
    const bodyBegin = this.#lines ? '' : rowEnd;
    const bodyEnd = this.#lines ? '' : rowEnd;
    const rest = body.length === 0 ? '' : `<tbody>${bodyBegin}${rows(body, 'td')}</tbody>${bodyEnd}`;
    return `<table>${rowEnd}${heading}${rest}</table>`;
  }

  #line(nodes: readonly PhrasingContent[]): string {
    return nodes.map((node) => this.#piece(node)).join('');
  }

  #piece(node: PhrasingContent): string {
    switch (node.type) {
      case 'text':
        return this.#text(node.value);
      case 'html':
        return node.value;
      case 'break':
        return '<br>';
      case 'strong':
        return `<strong>${this.#line(node.children)}</strong>`;
      case 'emphasis':
        return `<em>${this.#line(node.children)}</em>`;
      case 'delete':
        return this.#lines
          ? `<del>${this.#line(node.children)}</del>`
          : `<s>${this.#line(node.children)}</s>`;
      case 'inlineCode':
        return `<code>${this.#text(node.value)}</code>`;
      case 'link':
        return `<a href="${this.#attribute(node.url)}"${this.#title(node.title)}>${this.#line(node.children)}</a>`;
      case 'image':
        return `<img src="${this.#attribute(node.url)}" alt="${this.#attribute(node.alt ?? '')}"${this.#title(node.title)}>`;
      default:
        return '';
    }
  }

  #title(title: string | null | undefined): string {
    return title === null || title === undefined ? '' : ` title="${this.#attribute(title)}"`;
  }

  #text(text: string): string {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
    return this.#lines
      ? escaped.replaceAll('"', '&quot;').replaceAll("'", '&#39;')
      : this.#form === 'compact'
        ? escaped.replaceAll('\u00a0', '&nbsp;')
        : escaped;
  }

  #attribute(text: string): string {
    return this.#text(text).replaceAll('"', '&quot;');
  }
}
