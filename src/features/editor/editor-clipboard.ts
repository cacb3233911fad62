import type Quill from 'quill';
import { Delta, type Range } from 'quill';
import Clipboard from 'quill/modules/clipboard.js';
import { withoutVideoStyles } from '#shared/post-html.ts';
import type { Surroundings } from '../../lib/sanitize-html.ts';
import { fromHtml } from './from-html.ts';
import { PASTE_THRESHOLD, pasteInChunks } from './paste-in-chunks.ts';
import { toHtml } from './to-html.ts';

/** What a paste must not bring along: anchors and titles belong to the place they were written at. */
const LEFT_BEHIND = ['id', 'link-title'];
/** Tells what was copied here from what comes from elsewhere. */
const OWN_CLASS = 'copied-from-editor';

interface Pasted {
  text?: string;
  html?: string;
}

/**
 * Makes Quill's clipboard with three differences: long plain text comes in pieces; what is copied is the HTML that
 * would be saved; and what was copied here comes back as exactly what it was.
 */
export function editorClipboard({ window, base }: Surroundings): typeof Clipboard {
  return class EditorClipboard extends Clipboard {
    override onPaste(range: Range, pasted: Pasted): void {
      const { text = '', html = '' } = pasted;
      const formats = this.quill.getFormat(range.index);
      // In code everything is plain text, whatever else the clipboard holds.
      const plain = html === '' || 'code-block' in formats;
      if (plain && text.length > PASTE_THRESHOLD) pasteInChunks(this.quill, range, text, formats);
      else super.onPaste(range, pasted);
    }

    override onCopy(range: Range) {
      const length = range.length + (endsWholeLines(this.quill, range) ? 1 : 0);
      const html = toHtml(this.quill.getContents(range.index, length).ops, base);
      return { text: this.quill.getText(range), html: `<div class="${OWN_CLASS}">${html}</div>` };
    }

    protected override convertHTML(html: string): Delta {
      const { body } = new window.DOMParser().parseFromString(withoutVideoStyles(html), 'text/html');
      const own = body.querySelector(`.${OWN_CLASS}`);
      const delta =
        own === null ? super.convertHTML(html) : new Delta(fromHtml(own.innerHTML, { window, base }));
      return delta.reduce((kept, op) => {
        const attributes = Object.entries(op.attributes ?? {}).filter(
          ([name]) => !LEFT_BEHIND.includes(name),
        );
        return kept.push({ ...op, attributes: Object.fromEntries(attributes) });
      }, new Delta());
    }
  };
}

/** Whether a selection begins with a line and ends with one: then what its last line is goes along. */
function endsWholeLines(quill: Quill, { index, length }: Range): boolean {
  const [, start] = quill.getLine(index);
  const [last, end] = quill.getLine(index + length);
  return length > 0 && start === 0 && last !== null && end === last.length() - 1;
}
