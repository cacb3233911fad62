import Ellipsis from 'lucide-react/icons/ellipsis';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { RowMenuProps } from '../../../components/dashboard/RowMenu.tsx';
import { buttonStyle } from '../../../ui/button-style.ts';

/** Comes after the calls: what moves the menu weighs as much as the overview. Without it the calls are there all the same. */
const RowMenu = lazy(async (): Promise<{ default: ComponentType<RowMenuProps> }> => {
  try {
    return { default: (await import('../../../components/dashboard/RowMenu.tsx')).RowMenu };
  } catch {
    return { default: () => null };
  }
});

/** Its button stands there at once; pressed before the menu can be used, it opens as soon as that can be. */
export function LateMenu(props: RowMenuProps) {
  const [isPressed, setIsPressed] = useState(false);
  const early = (
    <button
      type="button"
      aria-hidden
      tabIndex={-1}
      className={buttonStyle('quiet', '', 'small')}
      onClick={() => setIsPressed(true)}
    >
      <Ellipsis className="size-4.5" />
    </button>
  );
  return (
    <Suspense fallback={early}>
      <RowMenu {...props} isOpenAtFirst={isPressed} />
    </Suspense>
  );
}
