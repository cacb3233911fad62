import ReactQuill from 'react-quill';

/**
 * The component without what it does for a controlled value: at each change it wrote the whole text as HTML and copied
 * its contents, for an `onChange` that is not used here. The editor listens to Quill itself. What is hidden, such as a tab
 * that is left, is shown again with all that was written.
 */
export class QuietQuill extends ReactQuill {
  override onEditorChange = (): void => undefined;

  override destroyEditor(): void {
    if (this.editor !== undefined) {
      this.value = this.editor.getContents();
      // The next one would read it as HTML, in which the policy forbids styles. What stands beside it is taken away by who put it
      // there.
      this.editor.root.remove();
    }
    super.destroyEditor();
  }
}
