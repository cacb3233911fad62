import { useState } from 'react';
import { deviceName } from '#shared/device-name.ts';
import { useHost } from '../../lib/host.ts';
import { thisWindow } from './this-window.ts';

/** How this window is told from others that have the same draft open. */
export interface WindowId {
  window: string;
  device: string;
}

let known: WindowId | null = null;

/** The id of this window, the same for as long as it is open. */
export function useWindowId(): WindowId {
  const { domWindow } = useHost();
  const [self] = useState(() => {
    const window = domWindow();
    known ??= { window: thisWindow(window), device: deviceName(window.navigator.userAgent) };
    return known;
  });
  return self;
}
