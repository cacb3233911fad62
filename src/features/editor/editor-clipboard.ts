import type Quill from 'quill';
import { Delta, type Range } from 'quill';
import Clipboard from 'quill/modules/clipboard.js';
import { withoutVideoStyles } from '#shared/post-html.ts';
import type { Surroundings } from '../../lib/sanitize-html.ts';
import { isFree } from './beside-block.ts';
import { cutRange } from './delete-blocks.ts';
import { blocksApart } from './block-parts.ts';
import { fromHtml } from './from-html.ts';
import { LIST_START, type Op } from './formats.ts';
import { isFrameName } from './list-frames.ts';
import { formatsOf, type Line } from './line.ts';
import { cleanPaste } from './paste/clean-paste.ts';
import { copiedCodeHtml, copiedLanguage } from './paste/copied-code.ts';
import { NOTES_CLASS, takeCopiedNotes } from './paste/copied-notes.ts';
import { inlineMarkdownHtml, isMarkdown, markdownHtml } from './paste/markdown-html.ts';
import { takeNotes, withNotes } from './paste/markdown-notes.ts';
import { hasNotes, withNotesOf } from './paste/notes-to-copy.ts';
import { pasteAddress } from './paste/paste-address.ts';
import { type Placed, placePasted } from './paste/place-pasted.ts';
import { withAddresses, withoutBlankLines } from './paste/pasted-addresses.ts';
import { withoutStyles } from './paste/pasted-styles.ts';
import { PASTE_THRESHOLD, pasteInChunks } from './paste-in-chunks.ts';
import { toHtml } from './to-html.ts';

/** What lines in a quote or a callout can be. */
const IN_FRAME = ['list', LIST_START, 'indent', 'align'];
/** Formats removed from pasted content: ids and titles belong to the original place. */
const LEFT_BEHIND = ['id', 'link-title'];
/** Marks HTML that was copied from this editor. */
const OWN_CLASS = 'copied-from-editor';

interface Pasted {
  text?: string;
  html?: string;
}

/**
 * Quill's clipboard with these differences: long plain text is pasted in chunks; copying yields the HTML that would be
 * saved; content copied from this editor is pasted back unchanged; and the writing page knows addresses and Markdown.
 */
export function editorClipboard({ window, base, origin }: Surroundings): typeof Clipboard {
  return class EditorClipboard extends Clipboard {
    override onCapturePaste(event: ClipboardEvent): void {
      const language = asksFigures(this.options) ? copiedLanguage(event.clipboardData) : null;
      const text = event.clipboardData?.getData('text/plain') ?? '';
      if (language === null || text === '' || event.defaultPrevented || !this.quill.isEnabled()) {
        super.onCapturePaste(event);
        return;
      }
      event.preventDefault();
      const range = this.quill.getSelection(true);
      const isAlone = isFree(this.quill.getLine(range.index)[0]);
      this.onPaste(range, { text, html: copiedCodeHtml(text, language, isAlone) });
    }

    override onPaste(range: Range, pasted: Pasted): void {
      const { text = '', html = '' } = pasted;
      const formats = this.quill.getFormat(range.index);
      // In code blocks, everything is pasted as plain text.
      const isCode = 'code-block' in formats;
      const plain = html === '' || isCode;
      const isRead = asksFigures(this.options) && !isCode;
      if (isRead && pasteAddress(this.quill, range, { text, html }, { base, origin })) return;
      if (isRead && html.includes(NOTES_CLASS)) {
        this.#putCopied(range, this.convert({ html }));
        return;
      }
      if (html.includes(OWN_CLASS) && !isCode) {
        this.#put(placePasted(this.quill, range, this.convert({ html }, formats)));
        return;
      }
      if (isRead && html === '' && isMarkdown(text)) {
        this.#pasteMarkdown(range, text);
        return;
      }
      if (plain && text.length > PASTE_THRESHOLD) {
        const words = isRead ? withoutBlankLines(text) : text.replace(/\r\n?/g, '\n');
        const content = new Delta().insert(words, formats);
        pasteInChunks(this.quill, range, isRead ? this.#linked(range, content) : content);
      } else if (isRead) this.#putLinked(range, { text: withoutBlankLines(text), html });
      else super.onPaste(range, pasted);
    }

    #put({ change, caret }: Placed): void {
      this.quill.updateContents(change, 'user');
      this.quill.setSelection(caret, 0, 'silent');
      this.quill.scrollSelectionIntoView();
    }

    #putLinked(range: Range, pasted: Pasted): void {
      const read = this.convert(pasted, this.quill.getFormat(range.index));
      const content = this.#linked(range, read);
      if (hasNotes(content)) {
        this.#putCopied(range, content);
        return;
      }
      const change = new Delta().retain(range.index).delete(range.length).concat(content);
      this.quill.updateContents(change, 'user');
      this.quill.setSelection(range.index + content.length(), 0, 'silent');
      this.quill.scrollSelectionIntoView();
    }

    /** What is pasted into the place of a range, with its addresses as links and videos. */
    #linked({ index, length }: Range, pasted: Delta): Delta {
      const [first, start] = this.quill.getLine(index);
      const [last, end] = this.quill.getLine(index + length);
      const isAtStart = start === 0 && isPlainLine(first);
      const isAtEnd = isPlainLine(last) && end === (last?.length() ?? 0) - 1;
      const isInParagraph = isPlainLine(first) && isPlainLine(last);
      return withAddresses(pasted, { site: { base, origin }, isAtStart, isAtEnd, isInParagraph });
    }

    #pasteMarkdown(range: Range, markdown: string): void {
      const { text, notes } = takeNotes(markdown);
      if (notes.length === 0) {
        this.#putLinked(range, { text, html: markdownHtml(text) });
        return;
      }
      const read = (html: string) => this.convert({ html });
      const body = this.#linked(range, read(markdownHtml(text)));
      const said = notes.map((words) => {
        const site = { base, origin };
        return withAddresses(read(`<p>${inlineMarkdownHtml(words)}</p>`), { site });
      });
      this.#putWithNotes(range, body, said);
    }

    #putWithNotes(range: Range, body: Delta, notes: readonly Delta[]): void {
      const placed = placePasted(this.quill, range, body);
      this.#put(withNotes(this.quill.getContents(), placed, notes));
    }

    /** Pastes a text that ends with its notes. */
    #putCopied(range: Range, copied: Delta): void {
      const { body, notes } = takeCopiedNotes(copied);
      this.#putWithNotes(range, body, notes);
    }

    override onCaptureCopy(event: ClipboardEvent, isCut = false): void {
      const [range] = this.quill.selection.getRange();
      const isDone = event.defaultPrevented;
      super.onCaptureCopy(event, false);
      if (isCut && !isDone && range !== null) cutRange(this.quill, range);
    }

    override onCopy(range: Range) {
      const end = range.index + range.length + (endsWholeLines(this.quill, range) ? 1 : 0);
      const all = this.quill.getContents();
      const copied = asksFigures(this.options)
        ? withNotesOf(all, range.index, end)
        : all.slice(range.index, end);
      const { ops } = copied;
      const marked = hasNotes(copied) ? `${OWN_CLASS} ${NOTES_CLASS}` : OWN_CLASS;
      return {
        text: withLines(this.quill, range),
        html: `<div class="${marked}">${toHtml(ops, base)}</div>`,
      };
    }

    override convert(content: Pasted, formats: Record<string, unknown> = {}): Delta {
      return inFrame(super.convert(content, formats), formats);
    }

    protected override convertHTML(html: string): Delta {
      const figures = asksFigures(this.options);
      const source = figures ? withoutStyles(html) : withoutVideoStyles(html);
      const { body } = new window.DOMParser().parseFromString(source, 'text/html');
      const own = body.querySelector(`.${OWN_CLASS}`);
      const cleaned = own === null && figures ? cleanPaste(body) : null;
      const known = own?.innerHTML ?? cleaned?.html ?? null;
      const notes = figures && (own?.classList.contains(NOTES_CLASS) ?? cleaned?.hasNotes) === true;
      const delta =
        known === null
          ? super.convertHTML(html)
          : new Delta(fromHtml(known, { window, base, figures, notes }));
      const stayed = delta.reduce((kept, { insert = '', attributes = {} }) => {
        const staying = Object.entries(attributes).filter(([name]) => !LEFT_BEHIND.includes(name));
        return kept.insert(insert, Object.fromEntries(staying));
      }, new Delta());
      return blocksApart(this.quill, stayed);
    }
  };
}

/** Paragraphs and lists that are pasted into a quote or a callout are of it; anything else stands between its parts. */
function inFrame(pasted: Delta, formats: Record<string, unknown>): Delta {
  const frame = Object.fromEntries(Object.entries(formats).filter(([name]) => isFrameName(name)));
  const isEnd = ({ insert }: Op) => typeof insert === 'string' && insert.includes('\n');
  const isFit = pasted.ops.every(({ insert, attributes = {} }) =>
    typeof insert === 'string'
      ? !isEnd({ insert }) || Object.keys(attributes).every((name) => IN_FRAME.includes(name))
      : insert !== undefined && ('image' in insert || 'soft-break' in insert),
  );
  if (!isFit) return pasted;
  return pasted.reduce(
    (delta, { insert = '', attributes = {} }) =>
      delta.insert(insert, isEnd({ insert }) ? { ...attributes, ...frame } : attributes),
    new Delta(),
  );
}

/** Whether a line is a paragraph. */
function isPlainLine(line: Line | null): boolean {
  return Object.keys(formatsOf(line)).length === 0;
}

/** The text of a range; Quill leaves out its line breaks. */
function withLines(quill: Quill, { index, length }: Range): string {
  return quill
    .getContents(index, length)
    .ops.map(({ insert = '' }) => {
      if (typeof insert === 'string') return insert;
      return 'soft-break' in insert ? '\n' : '';
    })
    .join('');
}

/** Whether this is the writing page's editor: pictures that stand alone are blocks, and a paste keeps its structure. */
function asksFigures(options: object): boolean {
  return 'figures' in options && options.figures === true;
}

/** Whether a selection covers whole lines: the format of its last line is then copied too. */
function endsWholeLines(quill: Quill, { index, length }: Range): boolean {
  const [, start] = quill.getLine(index);
  const [last, end] = quill.getLine(index + length);
  return length > 0 && start === 0 && last !== null && end === last.length() - 1;
}
