import Quill from 'quill';
import QuillListItem, { ListContainer } from 'quill/formats/list.js';
import { isOfNotes } from './note-lines.ts';

/** A list. Quill makes one of all items that follow each other; footnotes are apart from others. */
class List extends ListContainer {
  override checkMerge(): boolean {
    if (!super.checkMerge() || !(this.next instanceof List)) return false;
    const isNotes = isNote(this.children.head, false);
    return isNote(this.next.children.head, isNotes) === isNotes;
  }

  override optimize(context: object): void {
    super.optimize(context);
    let { head: item } = this.children;
    const isNotes = isNote(item, false);
    while (item?.next && isNote(item.next, isNotes) === isNotes) item = item.next;
    if (item?.next) this.splitAfter(item);
  }
}

/** An item of a list. */
export class ListItem extends QuillListItem {
  static override requiredContainer = List;

  static override register(): void {
    Quill.register(List, true);
  }
}

List.allowedChildren = [ListItem];

function isNote(item: List['children']['head'], isBehindNote: boolean): boolean {
  return item instanceof ListItem && isOfNotes(item.formats(), isBehindNote);
}
