import { useState } from 'react';
import { business } from '#content/business.ts';
import { consultation } from '#content/words/consultation.ts';
import { useHost } from '../../lib/host.ts';
import { Select } from '../../ui/controls.tsx';

interface ZoneChoiceProps {
  /** The chosen time zone, an IANA name; null for the browser's. */
  zone: string | null;
  onZone: (zone: string) => void;
}

/** Lets the visitor choose another time zone. The zones are listed only once they are asked for, which takes a while. */
export function ZoneChoice({ zone, onZone }: ZoneChoiceProps) {
  const { timeZone } = useHost();
  const [zones, setZones] = useState<string[] | null>(null);
  const { change, label } = consultation.zone;
  if (zones === null) {
    return (
      <button
        type="button"
        className="min-h-11 cursor-pointer text-small text-link sm:min-h-8"
        onClick={() => setZones(zonesWith(timeZone()))}
      >
        {change}
      </button>
    );
  }
  return (
    <div className="max-w-80">
      <Select
        ref={focusFirst}
        aria-label={label}
        choices={zones.map((name) => ({ value: name, label: name.replaceAll('_', ' ') }))}
        value={zone ?? timeZone()}
        onChange={({ target }) => onZone(target.value)}
      />
    </div>
  );
}

/** It takes the place of the button that had the focus. */
function focusFirst(select: HTMLSelectElement | null) {
  select?.focus();
}

/** All zones that the browser knows; older browsers list none. Some report a zone that is not on their own list. */
function zonesWith(own: string): string[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  return [...new Set([own, business.time.zone, 'UTC', ...known])].sort();
}
