import { useAddress } from '../../lib/host.ts';
import type { SettingDifference } from './form-differences.ts';

interface DifferentSettingsProps {
  differences: readonly SettingDifference[];
  /** The headings of the two sides. */
  before: string;
  after: string;
}

/** What two versions differ in besides their texts, folded away: a line a setting. */
export function DifferentSettings({ differences, before, after }: DifferentSettingsProps) {
  const { length } = differences;
  if (length === 0) return null;
  return (
    <details className="mt-4">
      <summary className="finger-high w-fit cursor-pointer hover:text-clay">
        {length === 1 ? '1 setting differs' : `${length} settings differ`}
      </summary>
      <table className="writing-differences">
        <thead>
          <tr>
            <th scope="col">Setting</th>
            <th scope="col">{before}</th>
            <th scope="col">{after}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <tr key={difference.field}>
              <th scope="row">{difference.label}</th>
              <td>
                <Value difference={difference} side="before" />
              </td>
              <td>
                <Value difference={difference} side="after" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

/** A cover is seen: its file's name would say nothing. */
function Value({ difference, side }: { difference: SettingDifference; side: 'before' | 'after' }) {
  const address = useAddress();
  const text = difference[side];
  if (difference.field !== 'featured_image' || text === 'None') return text;
  return <img src={address(text)} alt="Cover" className="h-14 w-auto max-w-full rounded" />;
}
