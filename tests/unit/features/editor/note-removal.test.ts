import { Delta } from 'quill';
import { describe, expect, it } from 'vitest';
import { fromHtml } from '#app/features/editor/from-html.ts';
import { toHtml } from '#app/features/editor/to-html.ts';
import { deletedNotes, removalOfNotes } from '#app/features/editor/writing/note-removal.ts';

const mark = (number: number) => `<a href="#fn-${number}">${number}</a>`;

/** The text without the mark of a note, as it is saved. */
function without(html: string, number: number): string {
  const before = new Delta(fromHtml(html, { window, base: '' }));
  let at = 0;
  const { index, length } = before.ops
    .map(({ insert, attributes }) => {
      const place = { index: at, length: typeof insert === 'string' ? insert.length : 1, attributes };
      at += place.length;
      return place;
    })
    .find(({ attributes }) => attributes?.link === `#fn-${number}`)!;
  const change = new Delta().retain(index).delete(length);
  const after = before.compose(change);
  const removal = removalOfNotes(after.ops, deletedNotes(change, before));
  return toHtml((removal === null ? after : after.compose(removal)).ops, '');
}

describe('without its mark a note', () => {
  it('goes, and the later ones get the numbers before', () => {
    const html = `<p>a${mark(1)} b${mark(2)} c${mark(3)}</p>\n<ol><li>One</li><li>Two<ul><li>more</li></ul></li><li>Three</li></ol>`;
    expect(without(html, 1)).toBe(
      `<p>a b${mark(1)} c${mark(2)}</p>\n<ol><li>Two<ul><li>more</li></ul></li><li>Three</li></ol>`,
    );
    expect(without(html, 2)).toBe(`<p>a${mark(1)} b c${mark(2)}</p>\n<ol><li>One</li><li>Three</li></ol>`);
    expect(without(html, 3)).toBe(
      `<p>a${mark(1)} b${mark(2)} c</p>\n<ol><li>One</li><li>Two<ul><li>more</li></ul></li></ol>`,
    );
  });

  it('goes with the list where it is the only one', () => {
    expect(without(`<p>a${mark(1)}</p><ol><li>One</li></ol>`, 1)).toBe('<p>a</p>');
  });

  it('stays while another mark leads to it', () => {
    const html = `<p>a${mark(1)} b${mark(1)}</p>\n<ol><li>One</li></ol>`;
    expect(without(html, 1)).toBe(`<p>a b${mark(1)}</p>\n<ol><li>One</li></ol>`);
  });

  it('goes alone, and not with the list above it', () => {
    const list = '<ol><li>step one</li><li>step two</li></ol>';
    expect(without(`<p>a${mark(1)}</p>\n${list}\n<ol><li>One</li></ol>`, 1)).toBe(`<p>a</p>\n${list}`);
  });

  it('stays where the list at the end is none of notes', () => {
    const html = `<p>a${mark(1)} b${mark(2)}</p>\n<ol><li>One</li></ol>`;
    expect(without(html, 1)).toBe(`<p>a b${mark(2)}</p>\n<ol><li>One</li></ol>`);
  });
});
