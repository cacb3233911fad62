import type { Ref } from 'react';

interface AfterTextProps {
  ref: Ref<HTMLButtonElement>;
  /** The id of the text. */
  textId: string;
}

/**
 * The control behind the text, seen while it has the focus: a page may end with its text, and the focus would be nowhere
 * then. It leads back up to the tools.
 */
export function AfterText({ ref, textId }: AfterTextProps) {
  return (
    <button
      ref={ref}
      type="button"
      className="after-text"
      onClick={({ currentTarget }) =>
        currentTarget.ownerDocument
          .querySelector<HTMLElement>(`[role="toolbar"][aria-controls="${textId}"] [tabindex="0"]`)
          ?.focus()
      }
    >
      Back to the tools
    </button>
  );
}
