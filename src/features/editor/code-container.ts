import type { CodeBlockContainer } from 'quill/formats/code.js';
import CodeBlock from 'quill/formats/code.js';
import { CodeBlock as CodeLine } from 'quill/modules/syntax.js';

/** Quill makes one block of all lines of code that follow each other; here, one is those of the same value. */
const QuillContainer = CodeLine.requiredContainer as typeof CodeBlockContainer;

/** A block of code. */
export class CodeContainer extends QuillContainer {
  override checkMerge(): boolean {
    return super.checkMerge() && this.next instanceof CodeContainer && this.#has(this.next.children.head);
  }

  override optimize(context: object): void {
    super.optimize(context);
    let { head: line } = this.children;
    while (line?.next && this.#has(line.next)) line = line.next;
    if (line?.next) this.splitAfter(line);
  }

  /** A part that is split off is not where the caret is marked to be. */
  override clone(): ReturnType<CodeBlockContainer['clone']> {
    const clone = super.clone();
    if (clone.domNode instanceof Element) clone.domNode.className = CodeContainer.className;
    return clone;
  }

  /** Whether a line is of the same block as the first one. */
  #has(line: CodeContainer['children']['head']): boolean {
    const { head: first } = this.children;
    if (!(first instanceof CodeBlock && line instanceof CodeBlock)) return true;
    const name = CodeLine.blotName;
    return first.formats()[name] === line.formats()[name];
  }
}

CodeLine.requiredContainer = CodeContainer;
CodeContainer.allowedChildren = [CodeLine];
