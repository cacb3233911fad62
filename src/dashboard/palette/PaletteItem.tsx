import { Command } from 'cmdk';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

/** Of no use where there is no keyboard. */
export const WITH_KEYS = 'pointer-coarse:hidden';

/** Items of the palette under one heading; nothing without any. */
export function PaletteGroup({ heading, children }: { heading: string; children: readonly ReactNode[] }) {
  return children.length === 0 ? null : (
    <Command.Group
      heading={heading}
      className="pb-2 **:[[cmdk-group-heading]]:px-2.5 **:[[cmdk-group-heading]]:py-1.5 **:[[cmdk-group-heading]]:text-fine **:[[cmdk-group-heading]]:text-quiet"
    >
      {children}
    </Command.Group>
  );
}

interface PaletteItemProps {
  value: string;
  onSelect: () => void;
  icon: LucideIcon;
  /** At the right edge. */
  side?: ReactNode;
  className?: string;
  children: ReactNode;
}

/** One thing to choose. */
export function PaletteItem({
  value,
  onSelect,
  icon: Icon,
  side,
  className = '',
  children,
}: PaletteItemProps) {
  return (
    <Command.Item
      value={value}
      onSelect={onSelect}
      className={`flex min-h-10 cursor-pointer items-center gap-3 rounded px-2.5 data-[selected=true]:bg-line/60 touch:min-h-11 ${className}`}
    >
      <Icon aria-hidden className="size-4 shrink-0 text-quiet" />
      <span className="min-w-0 grow truncate">{children}</span>
      {side === undefined ? null : <span className="shrink-0 text-fine text-quiet">{side}</span>}
    </Command.Item>
  );
}
