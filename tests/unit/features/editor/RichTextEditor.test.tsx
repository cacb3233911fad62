import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FIRST_REFRESH_MS } from '#app/features/editor/copy-buttons.ts';
import { SYNTAX_INTERVAL_MS } from '#app/features/editor/code-colors.ts';
import { UNDO_MERGE_MS, UNDO_STEPS } from '#app/features/editor/editor-modules.ts';
import { videoBlock } from '#shared/video-block.ts';
import { takeConsoleErrors } from '#tests/support/console-errors.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

const tool = (name: string) => screen.getByRole('button', { name });
const picker = (name: string) => screen.getByRole('combobox', { name });

describe('the editor', () => {
  it('[2.16.02] has its placeholder, its name and its id', () => {
    const { quill } = openEditor();
    expect(quill.root.dataset.placeholder).toBe('Start writing your blog post...');
    expect(screen.getByRole('textbox', { name: 'Content' })).toBe(quill.root);
    expect(quill.root.id).toBe('text');
  });

  it('[2.16.03] [4.11.01] [4.11.02] is initializing until its first selection change', async () => {
    const { select, quill, pass } = openEditor();
    expect(screen.getByText('Initializing editor...')).toBeTruthy();
    act(() => void quill.insertText(0, 'One can write at once.', 'user'));
    await pass(0);
    expect(screen.getByText('Initializing editor...')).toBeTruthy();
    select(0);
    expect(screen.queryByText('Initializing editor...')).toBeNull();
  });

  it('[4.11.02] reports where the caret rests by itself, and takes no focus for it', async () => {
    const { pass } = openEditor({ value: '<p>a</p>' });
    await pass(SYNTAX_INTERVAL_MS - 1);
    expect(screen.getByText('Initializing editor...')).toBeTruthy();
    await pass(1);
    expect(screen.queryByText('Initializing editor...')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });

  it('shows what was saved and says nothing until it is changed', async () => {
    const { quill, onChange, pass } = openEditor({ value: '<h2>A</h2><p>b <strong>c</strong></p>' });
    await pass(5_000);
    expect(quill.getText()).toBe('A\nb c\n');
    expect(onChange).not.toHaveBeenCalled();
    act(() => void quill.insertText(1, '!', 'user'));
    expect(onChange).toHaveBeenLastCalledWith('<h2>A!</h2>\n<p>b <strong>c</strong></p>');
  });

  it('cannot be written in while it is disabled', () => {
    const { quill } = openEditor({ disabled: true });
    expect(quill.isEnabled()).toBe(false);
    expect(tool('Bold')).toHaveProperty('disabled', true);
    expect(tool('Add YouTube Video')).toHaveProperty('disabled', true);
  });

  it('goes while a bar stands beside the text, for another one to take its place', () => {
    const { unmount } = openEditor({ writing: {} });
    expect(tool('Add a block')).toBeTruthy();
    unmount();
    expect(screen.queryByRole('button', { name: 'Add a block' })).toBeNull();
  });

  it('[8.63] only logs what goes wrong inside it', () => {
    const { quill, onChange } = openEditor();
    onChange.mockImplementation(() => {
      throw new Error('no');
    });
    act(() => void quill.insertText(0, 'a', 'user'));
    expect(takeConsoleErrors().join()).toContain('The editor could not write what it holds');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('the toolbar', () => {
  it('[2.16.04] offers the headings 1 to 6 and normal', () => {
    openEditor();
    const levels = within(picker('Heading level'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(levels).toEqual(['Normal', ...[1, 2, 3, 4, 5, 6].map((level) => `Heading ${level}`)]);
  });

  it.each([
    ['[2.16.05] Bold', '<p><strong>word</strong></p>'],
    ['[2.16.06] Italic', '<p><em>word</em></p>'],
    ['[2.16.07] Underline', '<p><u>word</u></p>'],
    ['[2.16.08] Strikethrough', '<p><s>word</s></p>'],
    ['[2.16.11] Numbered list', '<ol><li>word</li></ol>'],
    ['[2.16.12] Bulleted list', '<ul><li>word</li></ul>'],
    ['[2.16.15] Blockquote', '<blockquote>\n<p>word</p>\n</blockquote>'],
    ['[2.16.16] Code block', '<pre><code>word\n</code></pre>'],
    ['[2.16.17] Inline code', '<p><code>word</code></p>'],
  ])('%s is put on, shown as pressed, and taken off again', async (title, html) => {
    const { user, select, saved } = openEditor({ value: '<p>word</p>' });
    const name = title.slice(title.indexOf(']') + 2);
    select(0, 4);
    expect(tool(name).getAttribute('aria-pressed')).toBe('false');
    await user.click(tool(name));
    expect(saved()).toBe(html);
    expect(tool(name).getAttribute('aria-pressed')).toBe('true');
    await user.click(tool(name));
    expect(saved()).toBe('<p>word</p>');
  });

  it.each([
    ['[2.16.04]', 'Heading level', '3', '<h3>word</h3>'],
    ['[2.16.09]', 'Text color', 'sky', '<p><span class="ql-color-sky">word</span></p>'],
    ['[2.16.10]', 'Background color', 'sun', '<p><span class="ql-bg-sun">word</span></p>'],
    ['[2.16.14]', 'Alignment', 'center', '<p class="ql-align-center">word</p>'],
  ])('%s %s is chosen, shown, and taken back', async (_, name, value, html) => {
    const { user, select, saved } = openEditor({ value: '<p>word</p>' });
    select(0, 4);
    await user.selectOptions(picker(name), value);
    expect(saved()).toBe(html);
    expect(picker(name)).toHaveProperty('value', value);
    await user.selectOptions(picker(name), '');
    expect(saved()).toBe('<p>word</p>');
  });

  it('[2.16.13] indents and goes back, with lines of code by spaces', async () => {
    const { user, select, saved } = openEditor({ value: '<p>a</p><pre><code>b\nc</code></pre>' });
    select(0);
    await user.click(tool('Increase indent (Ctrl+])'));
    select(2, 3);
    await user.click(tool('Increase indent (Ctrl+])'));
    expect(saved()).toBe('<p class="ql-indent-1">a</p>\n<pre><code>  b\n  c\n</code></pre>');
    await user.click(tool('Decrease indent (Ctrl+[)'));
    select(0);
    await user.click(tool('Decrease indent (Ctrl+[)'));
    expect(saved()).toBe('<p>a</p>\n<pre><code>b\nc\n</code></pre>');
  });

  it('[2.16.21] clears every format and keeps pictures and tables', async () => {
    const table = '<table><tbody><tr><td>1</td></tr></tbody></table>';
    const { user, quill, select, saved } = openEditor({
      value:
        '<h2 class="ql-align-center">a <strong>b</strong> <a href="/x">c</a></h2>' +
        `<ul><li><span class="ql-color-sky">d</span></li></ul>${table}<p><img src="/a.png" alt="e"></p>`,
    });
    select(0, quill.getLength());
    await user.click(tool('Clear formatting'));
    expect(saved()).toBe(`<p>a b c</p>\n<p>d</p>\n${table}\n<p><img src="/a.png" alt="e"></p>`);
  });

  it('is one stop on the way of the Tab key, and the arrow keys go through it', async () => {
    const { user, pass } = openEditor();
    await pass(0);
    const bar = screen.getByRole('toolbar', { name: 'Formatting' });
    const stops = () =>
      [...bar.querySelectorAll('button, select')].filter((item) => (item as HTMLElement).tabIndex === 0);
    expect(stops()).toEqual([picker('Heading level')]);
    await user.tab();
    expect(document.activeElement).toBe(picker('Heading level'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(tool('Bold'));
    await user.keyboard('{End}');
    expect(document.activeElement).toBe(tool('Clear formatting'));
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(picker('Heading level'));
    await user.keyboard('{ArrowLeft}');
    expect(stops()).toEqual([tool('Clear formatting')]);
  });

  it('lets the Tab key pass through the text', () => {
    const { quill, select } = openEditor({ value: '<ul><li>a</li></ul>' });
    select(1);
    const event = new KeyboardEvent('keydown', { key: 'Tab', bubbles: true, cancelable: true });
    act(() => void quill.root.dispatchEvent(event));
    expect(event.defaultPrevented).toBe(false);
    expect(quill.getText()).toBe('a\n');
  });
});

describe('links', () => {
  const address = () => screen.getByRole('textbox', { name: 'Address' });

  it('[2.16.18] are added, changed as a whole, and removed', async () => {
    const { user, select, saved } = openEditor({ value: '<p>see here now</p>' });
    select(4, 4);
    await user.click(tool('Link'));
    await user.type(address(), 'a.example{Enter}');
    expect(saved()).toBe('<p>see <a href="https://a.example">here</a> now</p>');
    select(6);
    await user.click(tool('Link'));
    expect(address()).toHaveProperty('value', 'https://a.example');
    await user.clear(address());
    await user.type(address(), 'ann@a.example');
    await user.click(tool('Save link'));
    expect(saved()).toBe('<p>see <a href="mailto:ann@a.example">here</a> now</p>');
    select(6);
    await user.click(tool('Link'));
    await user.click(tool('Remove link'));
    expect(saved()).toBe('<p>see here now</p>');
  });

  it('[5.66] [5.70] are refused where they would run a script', async () => {
    const { user, select, saved } = openEditor({ value: '<p>word</p>' });
    select(0, 4);
    await user.click(tool('Link'));
    await user.type(address(), 'javascript:alert(1){Enter}');
    expect(screen.getByRole('alertdialog').textContent).toContain('http, https, mailto and tel');
    await user.click(tool('OK'));
    await user.click(tool('Cancel'));
    expect(saved()).toBe('<p>word</p>');
  });

  it('[5.66] [5.68] [5.69] are refused in the document as well', () => {
    const { quill, onChange } = openEditor();
    act(() => {
      quill.insertText(0, 'a', 'link', 'javascript:alert(1)', 'user');
      quill.insertEmbed(0, 'image', 'javascript:alert(1)', 'user');
    });
    expect(quill.root.innerHTML).not.toContain('javascript');
    expect(onChange.mock.lastCall?.[0]).not.toContain('javascript');
  });
});

describe('history', () => {
  it('[9.4.02] [9.4.03] holds 100 steps of a second each', () => {
    const { quill } = openEditor();
    expect([UNDO_STEPS, UNDO_MERGE_MS]).toEqual([100, 1000]);
    act(() => {
      for (let step = 0; step < 101; step += 1) {
        quill.insertText(quill.getLength() - 1, 'a', 'user');
        vi.advanceTimersByTime(999);
        quill.insertText(quill.getLength() - 1, 'b', 'user');
        vi.advanceTimersByTime(1);
      }
      quill.history.undo();
    });
    expect(quill.getText()).toBe(`${'ab'.repeat(100)}\n`);
    act(() => {
      for (let step = 0; step < 200; step += 1) quill.history.undo();
    });
    expect(quill.getText()).toBe('ab\n');
  });

  it('takes back what a tool did apart from what was typed at once before and after it', async () => {
    const { quill, user, select, saved } = openEditor({ value: '<p>read it</p>' });
    act(() => void quill.insertText(7, '!', 'user'));
    select(0, 4);
    await user.click(tool('Link'));
    await user.type(screen.getByRole('textbox', { name: 'Address' }), '/blog{Enter}');
    act(() => void quill.insertText(8, ' Now', 'user'));
    select(0);
    await user.selectOptions(picker('Alignment'), 'center');
    const steps = [saved()];
    for (let step = 0; step < 4; step += 1) {
      act(() => quill.history.undo());
      steps.push(saved());
    }
    expect(steps).toEqual([
      '<p class="ql-align-center"><a href="/blog">read</a> it! Now</p>',
      '<p><a href="/blog">read</a> it! Now</p>',
      '<p><a href="/blog">read</a> it!</p>',
      '<p>read it!</p>',
      '<p>read it</p>',
    ]);
  });

  it('begins with what was saved: undoing never empties it', () => {
    const { quill } = openEditor({ value: '<p>a</p>' });
    act(() => quill.history.undo());
    expect(quill.getText()).toBe('a\n');
  });
});

describe('code', () => {
  it('[9.4.04] is coloured a second after the last change', async () => {
    expect(SYNTAX_INTERVAL_MS).toBe(1000);
    const { container, pass } = openEditor({
      value: '<pre><code class="language-js">const a = 1;</code></pre>',
    });
    await vi.dynamicImportSettled(); // its colours
    await pass(FIRST_REFRESH_MS); // the Copy button comes, which is the last change
    await pass(999);
    expect(container.querySelector('.hljs-keyword')).toBeNull();
    await pass(1);
    expect(container.querySelector('.hljs-keyword')?.textContent).toBe('const');
  });

  it('[2.16.16] has its language chosen, and plain text stays what it is', async () => {
    const { user, pass, saved, container } = openEditor({
      value: '<pre><code>if (a &lt; b) return;\nx</code></pre>',
    });
    await vi.dynamicImportSettled(); // its colours
    await pass(1000);
    expect(picker('Code language')).toHaveProperty('value', 'plain');
    await user.selectOptions(picker('Code language'), 'js');
    await pass(1000);
    expect(saved()).toBe('<pre><code class="language-js">if (a &lt; b) return;\nx\n</code></pre>');
    expect(container.querySelector('.hljs-keyword')).not.toBeNull();
    await user.selectOptions(picker('Code language'), 'plain');
    await pass(1000);
    expect(saved()).toBe('<pre><code>if (a &lt; b) return;\nx\n</code></pre>');
    expect(container.querySelector('.ql-token')).toBeNull();
  });

  it('has its lines numbered where that is asked, in any language', async () => {
    const { user, pass, saved, container } = openEditor({
      value: '<pre><code class="language-js+numbers">const a = 1;</code></pre>',
    });
    await vi.dynamicImportSettled(); // its colours
    await pass(FIRST_REFRESH_MS); // the Copy button comes, which is the last change
    await pass(1000);
    const numbers = () => screen.getByRole('checkbox', { name: 'Line numbers' });
    expect(picker('Code language')).toHaveProperty('value', 'js');
    expect(numbers()).toHaveProperty('checked', true);
    expect(container.querySelector('.hljs-keyword')?.textContent).toBe('const');
    await user.selectOptions(picker('Code language'), 'plain');
    await pass(1000);
    expect(saved()).toBe('<pre><code class="language-plain+numbers">const a = 1;\n</code></pre>');
    await user.click(numbers());
    await pass(1000);
    expect(saved()).toBe('<pre><code>const a = 1;\n</code></pre>');
  });

  it('keeps a language that nobody here knows', async () => {
    const { quill, pass, saved } = openEditor({
      value: '<pre><code class="language-befunge">a</code></pre>',
    });
    await pass(1000);
    act(() => void quill.insertText(1, 'b', 'user'));
    await pass(1000);
    expect(saved()).toBe('<pre><code class="language-befunge">ab\n</code></pre>');
  });
});

describe('the dialog for a video', () => {
  const field = () => screen.getByLabelText('YouTube URL');

  it('[2.17.01]–[2.17.06] has its title, field, hint and buttons', async () => {
    const { user } = openEditor();
    await user.click(tool('Add YouTube Video'));
    const dialog = screen.getByRole('dialog', { name: 'Embed YouTube Video' });
    expect(
      within(dialog).getByText('Supports youtube.com/watch, youtu.be, and youtube.com/embed URLs'),
    ).toBeTruthy();
    expect(document.activeElement).toBe(field());
    expect(
      within(dialog)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Cancel', 'Embed Video']);
  });

  it('[2.16.20] [3.13.01] [4.12.02] [4.12.03] embeds, closes, and is empty the next time', async () => {
    const { user, select, saved, container } = openEditor({ value: '<p>a</p>' });
    select(1);
    await user.click(tool('Video'));
    await user.type(field(), 'https://www.youtube.com/watch?v=dQw4w9WgXcQ');
    await user.click(tool('Embed Video'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(saved()).toBe(`<p>a</p>\n${videoBlock('dQw4w9WgXcQ')}`);
    expect(container.querySelector('.ql-editor .ql-video')?.textContent).toContain('dQw4w9WgXcQ');
    await user.click(tool('Add YouTube Video'));
    expect(field()).toHaveProperty('value', '');
  });

  it('[5.57] [8.58] says that an address is no video, and what was typed stays', async () => {
    const { user, onChange } = openEditor();
    await user.click(tool('Add YouTube Video'));
    await user.type(field(), 'https://vimeo.com/1{Enter}');
    expect(screen.getByRole('alert').textContent).toBe('Please enter a valid YouTube URL');
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field());
    expect(field()).toHaveProperty('value', 'https://vimeo.com/1');
    await user.type(field(), '2');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('[4.12.01] [2.17.05] closes by Cancel and changes nothing', async () => {
    const { user, onChange } = openEditor();
    await user.click(tool('Add YouTube Video'));
    await user.type(field(), 'https://youtu.be/dQw4w9WgXcQ');
    await user.click(tool('Cancel'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('[5.67] lets no other video into the document', () => {
    const { quill, container } = openEditor();
    act(() => void quill.insertEmbed(0, 'video', 'https://evil.example/"><script>', 'user'));
    expect(container.querySelector<HTMLElement>('.ql-editor .ql-video')?.dataset.id).toBe('');
  });
});

describe('the editor of the writing page', () => {
  const FIGURE = '<p><img src="/uploads/a.webp" alt="" title="Bread"></p>';

  it('has a picture with its caption, whose change is undone like any other', async () => {
    const { user, quill, saved, pass } = openEditor({ value: FIGURE, writing: {} });
    const caption = screen.getByRole('textbox', { name: 'Caption' });
    expect((caption as HTMLTextAreaElement).value).toBe('Bread');
    await user.type(caption, ' at six');
    expect(saved()).toBe('<p><img src="/uploads/a.webp" alt="" title="Bread at six"></p>');
    await pass(SYNTAX_INTERVAL_MS * 2);
    expect(document.activeElement).toBe(caption);
    act(() => quill.history.undo());
    expect(saved()).toBe(FIGURE);
    expect((caption as HTMLTextAreaElement).value).toBe('Bread');
  });

  it('has a button whose words and address are asked for, and goes on below it', async () => {
    const { user, quill, saved, select } = openEditor({ value: '<p>Read.</p>', writing: {} });
    for (const [index, typed] of [' ', '/', 'button'].entries()) {
      act(() => void quill.insertText(5 + index, typed, 'user'));
      select(5 + index + typed.length);
    }
    fireEvent.keyDown(quill.root, { key: 'Enter' });
    await user.type(screen.getByRole('textbox', { name: 'Words' }), 'Book a call{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Address' }));
    await user.keyboard('/consultations{Enter}');
    const button = '<p class="button"><a href="/consultations">Book a call</a></p>';
    expect(saved().replace('Read. ', 'Read.')).toBe(`<p>Read.</p>\n${button}`);
    act(() => void quill.insertText(quill.getSelection()!.index, 'After', 'user'));
    expect(saved()).toContain(`${button}\n<p>After</p>`);
    select(10);
    fireEvent.keyDown(quill.root, { key: 'Enter' });
    act(() => void quill.insertText(quill.getSelection()!.index, 'Between', 'user'));
    expect(saved()).toContain(`${button}\n<p>Between</p>\n<p>After</p>`);
  });

  it('draws a button of which some words are bold or italic as one', () => {
    const button =
      '<p class="button"><a href="/consultations">Book <strong>a <em>call</em></strong> today</a></p>';
    const { container, quill, saved } = openEditor({ value: button, writing: {} });
    expect([...container.querySelectorAll('.ql-editor a')].map((link) => link.textContent)).toEqual([
      'Book a call today',
    ]);
    act(() => void quill.formatText(12, 5, 'italic', true, 'user'));
    expect(container.querySelectorAll('.ql-editor a')).toHaveLength(1);
    expect(saved()).toBe(button.replace('today', '<em>today</em>'));
  });

  it.each([
    { sent: ['a', 'b'], kept: ['a half', 'b half'] },
    { sent: ['a', 'b', 'c'], kept: ['a half', 'b half', 'c half'] },
    { sent: ['a', 'refused', 'b'], kept: ['a half', 'b half'] },
    { sent: ['a'], kept: ['a'] },
  ])('puts pictures that come together side by side, as one step: $sent', async ({ sent, kept }) => {
    const value = '<p>First</p>\n<p>Last</p>';
    const { user, quill, saved, select } = openEditor({
      value,
      writing: {},
      uploadImage: ({ name }) => Promise.resolve(name === 'refused' ? null : `/uploads/${name}.webp`),
    });
    select(0);
    await user.upload(
      screen.getByLabelText('Images for new blocks'),
      sent.map((name) => new File(['x'], name, { type: 'image/png' })),
    );
    const pictures = kept.map((picture) => {
      const [name, mark] = picture.split(' ');
      return `<p><img src="/uploads/${name}.webp" alt=""${mark === undefined ? '' : ` class="${mark}"`}></p>`;
    });
    const together = ['<p>First</p>', ...pictures, '<p>Last</p>'].join('\n');
    await vi.waitFor(() => expect(saved()).toBe(together));
    act(() => quill.history.undo());
    expect(saved()).toBe(value);
  });

  it('shows the marks of a caption as visitors see them, and its own words to nobody twice', () => {
    const value = '<p><img src="/uploads/a.webp" alt="" title="By **Ann** [Lee](/ann)"></p>';
    const { container } = openEditor({ value, writing: {} });
    const look = container.querySelector<HTMLElement>('.ql-caption-look');
    expect(look?.innerHTML).toBe('By <strong>Ann</strong> <a href="/ann">Lee</a>');
    expect(look?.inert).toBe(true);
    const caption = screen.getByRole('textbox', { name: 'Caption' });
    act(() => void fireEvent.input(caption, { target: { value: 'By Ann' } }));
    expect(look?.innerHTML).toBe('');
  });

  it('goes on below a picture with Enter in its caption, in a paragraph that is made where there is none', () => {
    const { quill, saved } = openEditor({ value: `${FIGURE}${FIGURE}<p>After</p>`, writing: {} });
    for (const [at, words] of ['Between', 'Before'].entries()) {
      const caption = screen.getAllByRole('textbox', { name: 'Caption' })[at]!;
      caption.focus();
      fireEvent.keyDown(caption, { key: 'Enter' });
      expect(document.activeElement).toBe(quill.root);
      act(() => void quill.insertText(quill.getSelection()!.index, words, 'user'));
    }
    expect(saved()).toBe(`${FIGURE}\n<p>Between</p>\n${FIGURE}\n<p>BeforeAfter</p>`);
  });

  it('asks for the alternative text of a picture that has none', async () => {
    const { user, saved } = openEditor({ value: FIGURE, writing: {} });
    await user.click(screen.getByRole('button', { name: 'Add alternative text' }));
    await user.type(screen.getByRole('textbox', { name: 'What the image shows' }), 'A loaf{Enter}');
    expect(saved()).toBe('<p><img src="/uploads/a.webp" alt="A loaf" title="Bread"></p>');
    await user.click(screen.getByRole('button', { name: 'Alternative text: A loaf' }));
    await user.click(screen.getByRole('checkbox', { name: /only decorates/ }));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(saved()).toBe('<p><img src="/uploads/a.webp" alt="" title="Bread" class="decorative"></p>');
    expect(screen.getByRole('button', { name: 'Decorative' })).toBeTruthy();
  });

  it('has a field for the file name of code, which stays when the code is coloured', async () => {
    const value = '<pre><code class="language-js" title="a.js">const a = 1;\n</code></pre>';
    const { user, saved, pass } = openEditor({ value, writing: {} });
    await pass(SYNTAX_INTERVAL_MS * 2);
    const file = screen.getByRole('textbox', { name: 'File name' });
    await user.clear(file);
    await user.type(file, 'b.js');
    await user.tab();
    await pass(SYNTAX_INTERVAL_MS * 2);
    expect(saved()).toBe('<pre><code class="language-js" title="b.js">const a = 1;\n</code></pre>');
  });

  it('keeps a file name that is being typed while something marks its field, and takes the language from it', async () => {
    const { user, saved, pass } = openEditor({ value: '<pre><code>bake();\n</code></pre>', writing: {} });
    await pass(SYNTAX_INTERVAL_MS * 2);
    const file = screen.getByRole<HTMLInputElement>('textbox', { name: 'File name' });
    await user.type(file, 'oven/ap');
    file.setAttribute('data-extension', 'on');
    await pass(SYNTAX_INTERVAL_MS * 2);
    expect(file.value).toBe('oven/ap');
    await user.type(file, 'p.mjs');
    await user.tab();
    await pass(SYNTAX_INTERVAL_MS * 2);
    expect(saved()).toBe('<pre><code class="language-js" title="oven/app.mjs">bake();\n</code></pre>');
    await user.clear(file);
    await user.type(file, 'app.py');
    await user.tab();
    expect(saved(), 'one that is chosen stays').toContain('language-js');
  });

  it('leaves the modal’s editor without all that', async () => {
    const { container, pass } = openEditor({ value: FIGURE });
    await pass(SYNTAX_INTERVAL_MS);
    expect(container.querySelector('.ql-figure')).toBeNull();
    expect(container.querySelector('.ql-editor p > img')).not.toBeNull();
  });
});
