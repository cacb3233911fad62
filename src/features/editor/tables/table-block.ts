import { BlockEmbed } from 'quill/blots/block.js';
import { guarded } from '../blots.ts';
import { alignDrawn, drawTable } from './draw-table.ts';
import { newTable, readTable, type TableModel, writeTable } from './table-model.ts';

/**
 * A table whose cells are edited in their place. To Quill it is one block, and its value is its HTML: to the letter as it
 * came until it is changed. (`table` is the name of a format of Quill's own.)
 */
export class TableBlock extends BlockEmbed {
  static override blotName = 'grid';
  static override tagName = 'DIV';
  static override className = 'ql-table';

  static override create(html: unknown): Element {
    const node = guarded(super.create());
    draw(node, html);
    return node;
  }

  static override value(node: HTMLElement): string {
    return node.dataset.html ?? '';
  }

  /** Called by Quill where the table is changed in its place, also by undo. */
  updateContent(html: unknown): void {
    draw(this.domNode, html);
  }

  get html(): string {
    return TableBlock.value(this.domNode);
  }

  get model(): TableModel {
    return modelOf(this.html);
  }

  /** Puts a changed table into the document, as what is drawn already. */
  put(next: TableModel): void {
    this.domNode.dataset.html = writeTable(next);
    alignDrawn(this.domNode);
    // Every blot of a document is in its scroll, which Quill types as its general kind.
    const scroll = this.scroll as unknown as { emitEmbedUpdate: (blot: TableBlock, html: string) => void };
    scroll.emitEmbedUpdate(this, this.html);
  }

  /** Puts a changed table into the document, and draws it. */
  change(next: TableModel): void {
    drawTable(this.domNode, next);
    this.put(next);
  }

  /** Shows a field for the caption, until the table is drawn anew. */
  askCaption(): void {
    drawTable(this.domNode, this.model, { asksCaption: true });
  }
}

function draw(node: HTMLElement, html: unknown): void {
  node.dataset.html = typeof html === 'string' ? html : '';
  drawTable(node, modelOf(node.dataset.html));
}

function modelOf(html: string): TableModel {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const table = body.querySelector('table');
  return (table === null ? null : readTable(table)) ?? newTable(1, 1);
}
