import ReactQuill from 'react-quill';

/**
 * The component without what it does for a controlled value: at each change it wrote the whole text as HTML and copied
 * its contents, for an `onChange` that is not used here. The editor listens to Quill itself.
 */
export class QuietQuill extends ReactQuill {
  override onEditorChange = (): void => undefined;
}
