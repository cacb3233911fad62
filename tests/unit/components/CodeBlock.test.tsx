import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import * as words from '#content/words/post.ts';
import { RichText } from '#app/components/RichText.tsx';
import { COPIED_MS } from '#app/lib/use-copy.ts';
import { takeConsoleErrors } from '#tests/support/console-errors.ts';
import { stopClock } from '#tests/support/fake-clock.ts';
import { renderOnSite } from '#tests/support/render.tsx';

const CODE = '<pre><code class="language-js">const a = 1 &lt; 2;\n</code></pre>';
const show = (html: string) => renderOnSite(<RichText html={html} />);
const copyButton = () => screen.getByRole('button', { name: /Cop/ });

describe('code in a post', () => {
  it('is highlighted once the highlighter has come, and stays the same text', async () => {
    const { container } = show(CODE);
    const code = () => container.querySelector('code')!;
    expect(code().textContent).toBe('const a = 1 < 2;');
    await waitFor(() => expect(code().querySelector('.hljs-keyword')?.textContent).toBe('const'));
    expect(code().textContent).toBe('const a = 1 < 2;');
  });

  it.each([
    ['language-js', 'JavaScript'],
    ['ql-syntax language-html', 'HTML'],
    ['language-nginx', 'nginx'],
    ['language-befunge', 'befunge'],
    ['language-dns', 'DNS'],
    ['language-mail', 'Mail'],
    ['language-js+numbers', 'JavaScript'],
    ['language-c++', 'c++'],
  ])('with the class “%s” is labelled %s', (name, label) => {
    show(`<pre><code class="${name}">x</code></pre>`);
    expect(within(screen.getByRole('figure')).getByText(label)).toBeTruthy();
  });

  it.each([
    ['language-ts', 'server/app.ts · TypeScript'],
    ['', 'server/app.ts'],
  ])('from a file, with the class “%s”, is labelled %s', (name, label) => {
    show(`<pre><code class="${name}" title="server/app.ts">x</code></pre>`);
    expect(within(screen.getByRole('figure')).getByText(label)).toBeTruthy();
  });

  it.each(['', 'language-plain'])(
    'with the class “%s” has no label, since nobody knows its language',
    (name) => {
      show(`<pre><code class="${name}">x</code></pre>`);
      expect(screen.getByRole('figure').textContent).toBe(`${words.copy}x`);
    },
  );

  it('has the numbers of its lines beside it where it is asked to, which are no part of the text', async () => {
    const { container } = show('<pre><code class="language-js+numbers">const a = 1;\n\na();\n</code></pre>');
    await waitFor(() => expect(container.querySelector('.hljs-keyword')).not.toBeNull());
    expect(container.querySelector('pre')?.dataset.numbers).toBe('1\n2\n3');
    expect(container.querySelector('pre')?.textContent).toBe('const a = 1;\n\na();');
    expect(show(CODE).container.querySelector('pre[data-numbers]')).toBeNull();
  });

  it('tells added and removed lines from the others', async () => {
    const { container } = show('<pre><code class="language-diff">-a\n+b\n c\n</code></pre>');
    await waitFor(() => expect(container.querySelector('.hljs-deletion')?.textContent).toBe('-a'));
    expect(container.querySelector('.hljs-addition')?.textContent).toBe('+b');
  });

  it('stays plain where its language is not known, and never becomes markup', async () => {
    const { container } = show(
      '<pre><code class="language-befunge">&lt;img src=x onerror=alert(1)&gt;</code></pre>' +
        '<pre><code class="language-html">&lt;img src=x onerror=alert(1)&gt;</code></pre>',
    );
    await waitFor(() => expect(container.querySelector('.hljs-tag')).not.toBeNull());
    expect(container.querySelector('img')).toBeNull();
    expect([...container.querySelectorAll('code')].map(({ textContent }) => textContent)).toEqual([
      '<img src=x onerror=alert(1)>',
      '<img src=x onerror=alert(1)>',
    ]);
  });

  it('[D29] gets a Copy button each, which is no part of the post', () => {
    show(`<p>a</p>${CODE}<p>b</p>${CODE}<button>Copy</button>`);
    expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(2);
  });

  it('leaves a pre with more than text in it as the author made it', () => {
    const { container } = show('<pre>See <a href="/blog">the blog</a></pre>');
    expect(container.querySelector('pre a')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('[D29] the Copy button', () => {
  it('copies the text and says Copied for two seconds', async () => {
    const user = stopClock();
    show(CODE);
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(copyButton());
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(writeText).toHaveBeenCalledWith('const a = 1 < 2;');
    expect(copyButton().textContent).toBe('Copied');
    expect(COPIED_MS).toBe(2_000);
    await act(() => vi.advanceTimersByTimeAsync(COPIED_MS - 1));
    expect(copyButton().textContent).toBe('Copied');
    await act(() => vi.advanceTimersByTimeAsync(1));
    expect(copyButton().textContent).toBe('Copy');
  });

  it('[8.62] only logs a failure', async () => {
    const { user } = show(CODE);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(
      new DOMException('Denied', 'NotAllowedError'),
    );
    await user.click(copyButton());
    await waitFor(() => expect(takeConsoleErrors().join()).toContain('Copying failed'));
    expect(copyButton().textContent).toBe('Copy');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a video in a post', () => {
  it('[K8] takes the focus over from the button that started it', async () => {
    const { user, container } = show('<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>');
    await user.click(screen.getByRole('button', { name: /Play video/ }));
    expect(document.activeElement).toBe(container.querySelector('iframe'));
  });
});
