import type { PostForm } from '../../features/posts/post-form.ts';

/** How many are remembered: of some minutes of writing. */
const MAX_KNOWN = 10;

/** What a window and the server both had of a draft, by its revisions. */
export class KnownForms {
  #known: readonly { revision: number; form: PostForm }[] = [];

  note(revision: number, form: PostForm): void {
    this.#known = [{ revision, form }, ...this.#known].slice(0, MAX_KNOWN);
  }

  /** The latest one that is not of a later revision than this; undefined where none is remembered. */
  upTo(revision: number): PostForm | undefined {
    return this.#known.find((one) => one.revision <= revision)?.form;
  }

  /** The latest one of which that is true; undefined where none is remembered. */
  find(is: (form: PostForm) => boolean): PostForm | undefined {
    return this.#known.find(({ form }) => is(form))?.form;
  }
}
