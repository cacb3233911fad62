import type Quill from 'quill';
import type { Range } from 'quill';
import { isMac } from '../../lib/keys.ts';
import { createCleaner, type Surroundings } from '../../lib/sanitize-html.ts';
import { codeColorOptions } from './code-colors.ts';
import { readCodeValue } from './code-value.ts';
import { breakIndented, indentBy, outdentBrace } from './commands.ts';
import { deleteAcross, deleteAll, deleteSelectedBlock } from './delete-blocks.ts';
import { BUTTON, type Op } from './formats.ts';
import { FRAMED, leaveFrame, moveHeadingDown, partQuote } from './leave-frame.ts';
import { breakLine } from './line-break.ts';
import { LIST_FRAMES } from './list-frames.ts';
import { LIST_KEYS } from './list-keys.ts';
import { pasteMatchers } from './paste-matchers.ts';
import { goOnBelowButton } from './put-button.ts';
import { registerFormats } from './register-formats.ts';
import { calloutAt } from './writing/callouts.ts';

/** Number of undo steps. [9.4.02] */
export const UNDO_STEPS = 100;
/** Changes within this time merge into one undo step, in ms. [9.4.03] */
export const UNDO_MERGE_MS = 1000;

/**
 * Quill's own Tab bindings. They are removed: Tab moves to the next control, so that keyboard users are not trapped. The
 * writing page has a way out, and so its own (`use-tab-key`).
 */
const TAB_BINDINGS = [
  'tab',
  'remove tab',
  'indent',
  'outdent',
  'indent code-block',
  'outdent code-block',
  'table tab',
];

const DELETING = ['Backspace', 'Delete'];
/** Whatever else is held down: a whole word or line cannot be deleted across a block either. */
const WITH_ANY = { shiftKey: null, ctrlKey: null, metaKey: null, altKey: null };

/**
 * Quill's module options for a document of these `ops`.
 * @param writing whether the blocks of the writing page can be made here
 */
export function editorModules(ops: readonly Op[], surroundings: Surroundings, writing = false) {
  registerFormats(surroundings);
  const languages = ops.flatMap(({ attributes }) => {
    const language = attributes?.['code-block'];
    return language === undefined ? [] : [readCodeValue(language).language];
  });
  return {
    toolbar: false,
    'quick-typing': writing,
    history: { maxStack: UNDO_STEPS, delay: UNDO_MERGE_MS, userOnly: true },
    syntax: codeColorOptions(languages, writing),
    clipboard: { matchers: pasteMatchers(createCleaner(surroundings.window)), figures: writing },
    keyboard: {
      bindings: {
        ...Object.fromEntries(TAB_BINDINGS.map((name) => [name, null])),
        ...LIST_KEYS,
        'blockquote empty enter': null, // it comes before that of lists
        'frame empty enter': {
          key: 'Enter',
          collapsed: true,
          format: [...LIST_FRAMES],
          empty: true,
          handler: endFrame,
        },
        'callout start backspace': {
          key: 'Backspace',
          collapsed: true,
          format: ['callout'],
          offset: 0,
          handler: leaveCallout,
        },
        'frame start backspace': {
          key: 'Backspace',
          ...WITH_ANY,
          collapsed: true,
          format: [...FRAMED],
          offset: 0,
          handler: leaveAtStart,
        },
        'quote part enter': {
          key: 'Enter',
          collapsed: true,
          format: ['blockquote'],
          offset: 0,
          handler: partAtStart,
        },
        'heading start enter': {
          key: 'Enter',
          collapsed: true,
          format: ['header'],
          offset: 0,
          handler: moveDownAtStart,
        },
        'code indented enter': {
          key: 'Enter',
          collapsed: true,
          format: ['code-block'],
          handler: enterInCode,
        },
        'delete all': { key: DELETING, collapsed: false, handler: deleteSelectedAll },
        'button enter': { key: 'Enter', collapsed: true, format: [BUTTON], handler: leaveButton },
        'button empty backspace': {
          key: 'Backspace',
          collapsed: true,
          format: [BUTTON],
          empty: true,
          handler: endButton,
        },
        'block selected delete': { key: DELETING, ...WITH_ANY, collapsed: false, handler: deleteSelected },
        'block above backspace': {
          key: 'Backspace',
          ...WITH_ANY,
          collapsed: true,
          offset: 0,
          handler: deleteBack,
        },
        'block below delete': { key: 'Delete', ...WITH_ANY, collapsed: true, handler: deleteOn },
        ...(writing ? { 'line break': { key: 'Enter', shiftKey: true, handler: breakInside } } : {}),
        'code brace': { key: '}', ...WITH_ANY, collapsed: true, format: ['code-block'], handler: closeBrace },
        ...(isMac(surroundings.window)
          ? {}
          : { 'redo by another key': { key: ['y', 'Y'], ctrlKey: true, handler: redo } }),
        'indent more': { key: ']', shortKey: true, handler: indentHandler(1) },
        'indent less': { key: '[', shortKey: true, handler: indentHandler(-1) },
      },
    },
  };
}

function redo(this: { quill: Quill }): boolean {
  this.quill.history.redo();
  return false;
}

/** Enter in an empty line of a quote or a callout ends it. */
function endFrame(this: { quill: Quill }, { index }: Range): boolean {
  const none = Object.fromEntries(LIST_FRAMES.map((name) => [name, false]));
  this.quill.formatLine(index, 0, none, 'user');
  return false;
}

/** Backspace at the beginning of a callout takes its line out, and not into the text above. */
function leaveCallout(this: { quill: Quill }, { index }: Range): boolean {
  const isFirst = calloutAt(this.quill, index)?.index === index;
  if (!isFirst) return true;
  this.quill.format('callout', false, 'user');
  return false;
}

function leaveAtStart(this: { quill: Quill }, { index }: Range): boolean {
  return !leaveFrame(this.quill, index);
}

function partAtStart(this: { quill: Quill }, { index }: Range): boolean {
  return !partQuote(this.quill, index);
}

function moveDownAtStart(this: { quill: Quill }, { index }: Range): boolean {
  return !moveHeadingDown(this.quill, index);
}

function enterInCode(this: { quill: Quill }, { index }: Range): boolean {
  return !breakIndented(this.quill, index);
}

function deleteSelectedAll(this: { quill: Quill }, range: Range): boolean {
  return !deleteAll(this.quill, range);
}

/** Enter goes on below a button. */
function leaveButton(this: { quill: Quill }, { index }: Range): boolean {
  goOnBelowButton(this.quill, index);
  return false;
}

/** A button without words is a line. */
function endButton(this: { quill: Quill }): boolean {
  this.quill.format(BUTTON, false, 'user');
  return false;
}

/** Whoever selected a block from the line above it, with Delete, goes on there. */
function deleteSelected(this: { quill: Quill }, _: Range, { event }: { event: KeyboardEvent }): boolean {
  return !deleteSelectedBlock(this.quill, event.key === 'Delete' ? 'above' : 'below');
}

function deleteBack(this: { quill: Quill }, { index }: Range): boolean {
  return !deleteAcross(this.quill, index, -1);
}

function deleteOn(this: { quill: Quill }, { index }: Range): boolean {
  const [line, offset] = this.quill.getLine(index);
  return line === null || offset < line.length() - 1 || !deleteAcross(this.quill, index, 1);
}

/** A line of a paragraph ends, and not the paragraph. */
function breakInside(this: { quill: Quill }, range: Range): boolean {
  return !breakLine(this.quill, range);
}

/** The brace itself is typed by the browser. */
function closeBrace(this: { quill: Quill }, { index }: Range): boolean {
  outdentBrace(this.quill, index);
  return true;
}

function indentHandler(step: 1 | -1) {
  return function indent(this: { quill: Quill }): boolean {
    indentBy(this.quill, step);
    return false;
  };
}
