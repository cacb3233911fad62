import { useAddress } from '../../lib/host.ts';
import type { SettingDifference } from './form-differences.ts';

interface DifferentSettingsProps {
  differences: readonly SettingDifference[];
  /** The headings of the two sides. */
  before: string;
  after: string;
  /** Whether they are seen without being asked for. */
  isOpen: boolean;
}

/** What two versions differ in besides their texts, to be folded up below them: a line each. */
export function DifferentSettings({ differences, before, after, isOpen }: DifferentSettingsProps) {
  const { length } = differences;
  if (length === 0) return null;
  return (
    <details open={isOpen} className="mt-4">
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
  const cover = difference.covers?.[side] ?? null;
  if (cover === null) return difference[side];
  return <img src={address(cover)} alt="Cover" className="h-14 w-auto max-w-full rounded" />;
}
