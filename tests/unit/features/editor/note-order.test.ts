import { Delta } from 'quill';
import { describe, expect, it } from 'vitest';
import { fromHtml } from '#app/features/editor/from-html.ts';
import { toHtml } from '#app/features/editor/to-html.ts';
import { orderOfNotes } from '#app/features/editor/writing/note-order.ts';

const mark = (number: number) => `<a href="#fn-${number}">${number}</a>`;
const notes = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;

/** The text with its notes in order; null where they are. */
function ordered(html: string): string | null {
  const text = new Delta(fromHtml(html, { window, base: '' }));
  const change = orderOfNotes(text.ops);
  return change === null ? null : toHtml(text.compose(change).ops, '');
}

describe('footnotes are numbered in the order of reading', () => {
  it('two that changed places', () => {
    expect(ordered(`<p>a${mark(2)}</p>\n<p>b${mark(1)}</p>\n${notes('B <em>x</em>', 'A')}`)).toBe(
      `<p>a${mark(1)}</p>\n<p>b${mark(2)}</p>\n${notes('A', 'B <em>x</em>')}`,
    );
  });

  it('with their lists, and with all marks of each', () => {
    const inner = '<ul><li>more</li></ul>';
    expect(
      ordered(
        `<p>a${mark(3)} b${mark(1)} c${mark(3)} d${mark(2)}</p>\n${notes('B', `D${inner}`, `A${inner}`)}`,
      ),
    ).toBe(`<p>a${mark(1)} b${mark(2)} c${mark(1)} d${mark(3)}</p>\n${notes(`A${inner}`, 'B', `D${inner}`)}`);
  });

  it('those without a mark stay behind', () => {
    expect(ordered(`<p>a${mark(3)} b${mark(1)}</p>\n${notes('B', 'none', 'A')}`)).toBe(
      `<p>a${mark(1)} b${mark(2)}</p>\n${notes('A', 'B', 'none')}`,
    );
  });

  it.each([
    ['that are in order', `<p>a${mark(1)} b${mark(1)} c${mark(2)}</p>${notes('A', 'C')}`],
    ['of which one is missing', `<p>a${mark(2)}</p>${notes('A')}`],
    ['that are none', '<p>a</p>'],
  ])('those %s stay as they are', (_, html) => {
    expect(ordered(html)).toBeNull();
  });
});
