import type { VersionSummary } from '#shared/contract/writing.ts';
import { dayOf } from '#shared/business-time.ts';
import { formatShortDate, timeOfDay } from '../../components/dashboard/short-date.ts';
import { Badge } from '../../ui/Badge.tsx';
import type { OwnerPost } from '../../features/posts/owner-post.ts';
import { wordsInWords } from './read-time.ts';
import { kindWords, marksOf, tellApart } from './version-marks.ts';

interface VersionListProps {
  post: OwnerPost;
  /** Newest first. */
  versions: readonly VersionSummary[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The versions by their days, one of which is chosen: arrow keys go through them. */
export function VersionList({ post, versions, chosen, onChoose }: VersionListProps) {
  const today = new Date();
  const days = new Map<string, VersionSummary[]>();
  for (const version of versions) {
    const day = formatShortDate(dayOf(new Date(version.saved_at)), today);
    days.set(day, [...(days.get(day) ?? []), version]);
  }
  return (
    <fieldset className="writing-versions">
      <legend className="sr-only">Version</legend>
      {[...days].map(([day, ofDay]) => (
        <div key={day}>
          <p aria-hidden className="text-small font-semibold">
            {day}
          </p>
          {ofDay.map((version) => (
            <label key={version.id}>
              <input
                type="radio"
                name="writing-version"
                className="sr-only"
                checked={chosen === String(version.id)}
                onChange={() => onChoose(String(version.id))}
              />
              <span className="sr-only">{day}, </span>
              {tellApart(timeOfDay(new Date(version.saved_at)), version, versions)}
              <span className="block text-fine text-quiet">
                {[...kindWords(version), wordsInWords(version.words)].join(' · ')}
              </span>
              {marksOf(version, post).map((mark) => (
                <span key={mark} className="mt-1.5 mr-1.5 inline-block">
                  <Badge tone={mark === 'First published' ? 'sky' : 'agave'}>{mark}</Badge>
                </span>
              ))}
            </label>
          ))}
        </div>
      ))}
    </fieldset>
  );
}
