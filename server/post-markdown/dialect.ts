/**
 * How the HTML of a text is written where Markdown says nothing of it, so that the same HTML can be made of the Markdown
 * again.
 */
export interface Dialect {
  /**
   * `compact` as the editor writes; `tight` as an import does, with tables on one line; `lines` as Markdown is commonly
   * rendered, with the parts of lists and tables on lines of their own; `html` where the body is no Markdown, but the HTML
   * itself.
   */
  form: 'compact' | 'tight' | 'lines' | 'html';
  /** What stands between two blocks. */
  between: string;
  /** What stands after the last one. */
  end: string;
}

/** As the editor writes. */
export const EDITORS: Dialect = { form: 'compact', between: '\n', end: '' };

/** The HTML itself. */
export const AS_IT_IS: Dialect = { form: 'html', between: '', end: '' };

/** The name of the file that code is from, in the line that begins it: `js title="menu.js"`. */
export const FILE_NAME = /^title="([^"\n`]+)"$/;
