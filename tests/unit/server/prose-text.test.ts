// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { plainText, proseText } from '#server/plain-text.ts';

describe('the prose of an author’s text', () => {
  it('has paragraphs, lists and quotes, and no headings, code, tables or marks of notes', () => {
    const html =
      '<h2>Parts</h2><p>Rye <em>takes</em> time.<a href="#fn-1">1</a></p><pre><code>serve();</code></pre>' +
      '<ul><li>Feed it.</li></ul><table><tr><td>9.1</td></tr></table><blockquote><p>So &amp; so.</p></blockquote>';
    expect(proseText(html)).toBe('Rye takes time. Feed it. So & so.');
  });

  it('goes on after what is left out, however deep that is, and unclosed', () => {
    expect(proseText('<h2><em>A <h3>b</h3></em></h2><p>Then</p><pre>never closed')).toBe('Then');
  });

  it('has a space for a line break, as the text that is searched has', () => {
    for (const text of [proseText, plainText])
      expect(text('<p>Oak Road 1<br>Tucson</p>')).toBe('Oak Road 1 Tucson');
  });

  it('is all of the text where nothing else is', () => {
    expect(proseText('<h2>A heading</h2><pre>and code</pre>')).toBe('A heading and code');
  });
});
