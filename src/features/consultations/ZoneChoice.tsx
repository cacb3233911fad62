import { useState } from 'react';
import { business } from '#content/business.ts';
import { consultation } from '#content/words/consultation.ts';
import { cityOf } from '#shared/visitor-time.ts';
import { useHost } from '../../lib/host.ts';
import { type Choice, Select } from '../../ui/controls.tsx';

interface ZoneChoiceProps {
  /** The chosen time zone, an IANA name; null for the browser's. */
  zone: string | null;
  onZone: (zone: string) => void;
}

/** Lets the visitor choose another time zone. The zones are listed only once they are asked for, which takes a while. */
export function ZoneChoice({ zone, onZone }: ZoneChoiceProps) {
  const { timeZone } = useHost();
  const [zones, setZones] = useState<Choice[] | null>(null);
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
    <div className="mt-3 w-full">
      <div className="sm:max-w-80">
        <Select
          ref={focusFirst}
          aria-label={label}
          choices={zones}
          value={zone ?? timeZone()}
          onChange={({ target }) => onZone(target.value)}
        />
      </div>
    </div>
  );
}

/** It takes the place of the button that had the focus. */
function focusFirst(select: HTMLSelectElement | null) {
  select?.focus();
}

/** All zones that the browser knows; older browsers list none. Some report a zone that is not on their own list. */
function zonesWith(own: string): Choice[] {
  const known = typeof Intl.supportedValuesOf === 'function' ? Intl.supportedValuesOf('timeZone') : [];
  const zones = [...new Set([own, business.time.zone, 'UTC', ...known])];
  const { compare } = new Intl.Collator(business.language.locale);
  return zones.map((value) => ({ value, label: labelOf(value) })).sort((a, b) => compare(a.label, b.label));
}

/** 'Berlin – Central European Time' */
function labelOf(timeZone: string): string {
  const parts = new Intl.DateTimeFormat(business.language.locale, {
    timeZone,
    timeZoneName: 'longGeneric',
  }).formatToParts();
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value;
  return [cityOf(timeZone) ?? timeZone, name].filter(Boolean).join(' – ');
}
