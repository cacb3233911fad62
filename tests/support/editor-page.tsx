import { act, screen } from '@testing-library/react';
import Quill from 'quill';
import { useState } from 'react';
import { vi } from 'vitest';
import { RichTextEditor, type Writing } from '#app/features/editor/RichTextEditor.tsx';
import { stopClock } from './fake-clock.ts';
import { renderOnSite } from './render.tsx';

interface EditorPageOptions {
  value?: string;
  base?: string;
  disabled?: boolean;
  uploadImage?: (file: File) => Promise<string | null>;
  writing?: Writing;
}

/** Renders the editor alone, with a stopped clock, access to Quill, and the last value it reported. */
export function openEditor({
  value = '',
  base = '',
  disabled = false,
  uploadImage,
  writing,
}: EditorPageOptions = {}) {
  const user = stopClock();
  const onChange = vi.fn<(html: string) => void>();
  const onBusy = vi.fn<(work: string | null) => void>();
  const upload = uploadImage ?? vi.fn(() => Promise.resolve<string | null>(null));
  function Page() {
    const [html, setHtml] = useState(value);
    return (
      <>
        <p id="name">Content</p>
        <RichTextEditor
          id="text"
          labelledBy="name"
          value={value}
          onChange={(next) => {
            onChange(next);
            setHtml(next);
          }}
          uploadImage={upload}
          onBusy={onBusy}
          disabled={disabled}
          {...(writing === undefined ? {} : { writing })}
        />
        <output aria-label="Saved">{html}</output>
      </>
    );
  }
  const view = renderOnSite(<Page />, { base });
  const found = Quill.find(view.container.querySelector('.ql-container')!);
  if (!(found instanceof Quill)) throw new Error('There is no editor.');
  const quill = found;
  return {
    ...view,
    user,
    quill,
    onChange,
    onBusy,
    upload,
    saved: () => screen.getByLabelText('Saved').textContent,
    select: (index: number, length = 0) => act(() => quill.setSelection(index, length, 'user')),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}
