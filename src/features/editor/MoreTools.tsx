import Ellipsis from 'lucide-react/icons/ellipsis';
import type { ComponentProps } from 'react';

/** The button at a toolbar's end that leads to what is not in view. Pressing it keeps the selection in the text. */
export function MoreTools(props: ComponentProps<'button'>) {
  return (
    <button
      type="button"
      title="More tools"
      aria-label="More tools"
      onMouseDown={(event) => event.preventDefault()}
      {...props}
      className="more-tools"
    >
      <Ellipsis aria-hidden />
    </button>
  );
}
