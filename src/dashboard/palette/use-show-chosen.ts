import { useLayoutEffect, useRef } from 'react';

/**
 * Keeps in sight what is chosen, with its heading where it is the first there; but not what the pointer has chosen, which
 * would move away below it.
 * @returns tells of keys and of the pointer
 */
export function useShowChosen(value: string | undefined, id: string | undefined) {
  const isPointing = useRef(false);
  useLayoutEffect(() => {
    const option = id === undefined || isPointing.current ? null : document.getElementById(id);
    const isFirst = option?.previousElementSibling === null;
    if (isFirst)
      option
        .closest('[cmdk-group]')
        ?.querySelector('[cmdk-group-heading]')
        ?.scrollIntoView({ block: 'nearest' });
    option?.scrollIntoView({ block: 'nearest' });
  }, [value]); // eslint-disable-line react-hooks/exhaustive-deps -- others may come before it, which moves nothing
  return {
    onKeyDownCapture: () => {
      isPointing.current = false;
    },
    onPointerMoveCapture: () => {
      isPointing.current = true;
    },
  };
}
