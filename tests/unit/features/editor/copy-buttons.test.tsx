import { act, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FIRST_REFRESH_MS, REFRESH_MS } from '#app/features/editor/copy-buttons.ts';
import { COPIED_MS } from '#app/lib/use-copy.ts';
import { takeConsoleErrors } from '#tests/support/console-errors.ts';
import { openEditor } from '#tests/support/editor-page.tsx';

const CODE = '<pre><code class="language-js">a &lt; b\n\nc\n</code></pre>';
const buttons = () => screen.queryAllByRole('button', { name: /^Cop/ });

describe('Copy buttons in the editor', () => {
  it('[2.16.22] [9.4.09] come after 100 ms', async () => {
    expect(FIRST_REFRESH_MS).toBe(100);
    const { pass } = openEditor({ value: `${CODE}<p>x</p>${CODE}` });
    await pass(99);
    expect(buttons()).toHaveLength(0);
    await pass(1);
    expect(buttons()).toHaveLength(2);
  });

  it('[9.4.08] come to a new block within a second', async () => {
    expect(REFRESH_MS).toBe(1000);
    const { quill, pass } = openEditor({ value: '<p>a</p>' });
    await pass(FIRST_REFRESH_MS);
    act(() => void quill.formatLine(0, 1, 'code-block', 'plain', 'user'));
    await pass(999);
    expect(buttons()).toHaveLength(0);
    await pass(1);
    expect(buttons()).toHaveLength(1);
  });

  it('[2.16.23] [2.16.24] [2.16.25] [9.4.10] copy the text and say so for two seconds', async () => {
    expect(COPIED_MS).toBe(2000);
    const { user, pass } = openEditor({ value: CODE });
    await pass(FIRST_REFRESH_MS);
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(buttons()[0]!);
    await pass(0);
    expect(write).toHaveBeenCalledWith('a < b\n\nc');
    expect(buttons()[0]?.textContent).toBe('Copied');
    await pass(1999);
    expect(buttons()[0]?.textContent).toBe('Copied');
    await pass(1);
    expect(buttons()[0]?.textContent).toBe('Copy');
  });

  it('[8.62] only log a failure', async () => {
    const { user, pass } = openEditor({ value: CODE });
    await pass(FIRST_REFRESH_MS);
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
    await user.click(buttons()[0]!);
    await pass(0);
    expect(takeConsoleErrors().join()).toContain('Copying failed');
    expect(buttons()[0]?.textContent).toBe('Copy');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('[D29] are never saved', async () => {
    const { quill, pass, saved } = openEditor({ value: CODE });
    await pass(FIRST_REFRESH_MS);
    act(() => void quill.insertText(0, 'x', 'user'));
    expect(saved()).toBe('<pre><code class="language-js">xa &lt; b\n\nc\n</code></pre>');
  });

  it('keep their keys to themselves', async () => {
    const { user, quill, select, pass } = openEditor({ value: CODE });
    await pass(FIRST_REFRESH_MS);
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    select(2);
    act(() => buttons()[0]?.focus());
    await user.keyboard('{Enter}');
    expect(quill.getText()).toBe('a < b\n\nc\n');
  });
});
