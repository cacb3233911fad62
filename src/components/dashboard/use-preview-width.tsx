import { type ReactNode, useState } from 'react';
import { Segments } from './Segments.tsx';
import { ROOM_FOR_THREE, useRoom } from './use-room.ts';

const WIDTHS = [
  { value: 'wide', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;

/** Whether a preview is as wide as a phone, and the choice of it; null where the window is hardly wider than one. */
export function usePreviewWidth(): { isPhone: boolean; choice: ReactNode } {
  const hasRoom = useRoom(ROOM_FOR_THREE);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]['value']>('wide');
  return {
    isPhone: hasRoom && width === 'phone',
    choice: hasRoom ? <Segments legend="Width" choices={WIDTHS} value={width} onChange={setWidth} /> : null,
  };
}
