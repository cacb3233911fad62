import type Quill from 'quill';

/** Whether nothing but a caret is in the text: asked at nearly every key, so nothing goes through the text for it. */
export function isCaretAlone({ root }: Quill): boolean {
  const { ownerDocument } = root;
  return ownerDocument.activeElement === root && ownerDocument.getSelection()?.isCollapsed === true;
}
