import Quill, { Parchment } from 'quill';
import Inline from 'quill/blots/inline.js';
import { createSanitizer, type Surroundings } from '../../lib/sanitize-html.ts';
import { Divider, Image, keptBlock, Link, Mark, SoftBreak, Video } from './blots.ts';
import { Callout } from './callout.ts';
import { CodeColors } from './code-colors.ts';
import { editorClipboard } from './editor-clipboard.ts';
import { registerEmbedChanges } from './embed-changes.ts';
import { Figure } from './figure.ts';
import { FramedScroll } from './framed-scroll.ts';
import { ALIGNMENTS, BACKGROUNDS, BUTTON, LIST_START, TEXT_COLORS } from './formats.ts';
import { OpenLine, Paragraph } from './line-break.ts';
import { ListItem } from './lists.ts';
import { Quote } from './quote.ts';
import { QuickTyping } from './quick-editor.ts';
import { TableBlock } from './tables/table-block.ts';

const { Attributor, ClassAttributor, Scope } = Parchment;

/** The formats a post may have; Quill's others are rejected, even when pasted. */
export const FORMATS = [
  ...[
    'header',
    'blockquote',
    'callout',
    'list',
    LIST_START,
    'indent',
    'align',
    BUTTON,
    'code-block',
    'code-block-container',
    'id',
  ],
  ...['bold', 'italic', 'underline', 'strike', 'code', 'mark', 'link', 'link-title', 'color', 'background'],
  ...['code-token', 'image', 'soft-break', 'video', 'divider', 'figure', 'grid', 'kept'],
];

/** Registers this site's formats with Quill: colours, backgrounds and alignment are classes, never styles. [K9] */
export function registerFormats(surroundings: Surroundings): void {
  const show = createSanitizer(surroundings);
  const overwrite = true;
  const attributors = [
    new ClassAttributor('color', 'ql-color', { scope: Scope.INLINE, whitelist: [...TEXT_COLORS] }),
    new ClassAttributor('background', 'ql-bg', { scope: Scope.INLINE, whitelist: [...BACKGROUNDS] }),
    new ClassAttributor('align', 'ql-align', { scope: Scope.BLOCK, whitelist: [...ALIGNMENTS] }),
    new ClassAttributor(BUTTON, 'ql-button', { scope: Scope.BLOCK, whitelist: ['true'] }),
    new Attributor('id', 'id', { scope: Scope.BLOCK }),
    new Attributor(LIST_START, 'data-start', { scope: Scope.BLOCK }),
    new Attributor('link-title', 'title', { scope: Scope.INLINE }),
  ];
  for (const attributor of attributors)
    Quill.register(`formats/${attributor.attrName}`, attributor, overwrite);
  for (const blot of [
    Callout,
    Divider,
    Figure,
    Image,
    Link,
    ListItem,
    Mark,
    Quote,
    SoftBreak,
    TableBlock,
    Video,
    keptBlock(show),
  ]) {
    Quill.register(`formats/${blot.blotName}`, blot, overwrite);
  }
  Quill.register('blots/scroll', FramedScroll, overwrite);
  Quill.register('blots/block', Paragraph, overwrite);
  Quill.register('blots/break', OpenLine, overwrite);
  // A link of which a part is bold or italic is one element, as it is saved: Quill would make one of each part.
  Inline.order = [...Inline.order.filter((name) => name !== Link.blotName), Link.blotName];
  registerEmbedChanges();
  Quill.register('modules/quick-typing', QuickTyping, overwrite);
  Quill.register('modules/syntax', CodeColors, overwrite);
  Quill.register('modules/clipboard', editorClipboard(surroundings), overwrite);
}
