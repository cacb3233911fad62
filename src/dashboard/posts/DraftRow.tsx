import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { ColorDot } from '../../features/categories/ColorDot.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ListedDraft } from './drafts-in-list.ts';
import {
  ACTIONS,
  BADGED,
  BELOW_TITLE,
  Cell,
  DOTTED,
  IN_TABLE_ALONE,
  ROW,
  TITLE,
  TITLE_CELL,
  WIDE,
} from './PostCells.tsx';

interface DraftRowProps {
  draft: ListedDraft;
  /** Its category's; undefined while that is not known. */
  color: string | undefined;
  onDiscard: () => void;
  /** See `PostRow`. */
  hasAuthors: boolean;
}

/** A draft that was never saved as a post, among the posts. */
export function DraftRow({ draft, color, onDiscard, hasAuthors }: DraftRowProps) {
  const { title, where, category, author, at, onContinue } = draft;
  const name = title || 'Untitled';
  return (
    <tr tabIndex={-1} className={ROW}>
      {/* It can't be chosen: what is done with several posts is nothing for it. */}
      <td className={IN_TABLE_ALONE} />
      <td className={TITLE_CELL}>
        <button type="button" data-opens onClick={onContinue} className={TITLE}>
          {name}
        </button>
        <p className={BELOW_TITLE}>{where}</p>
      </td>
      <Cell className={`${BADGED} ${DOTTED}`}>
        <Badge tone="sun">Draft</Badge>
      </Cell>
      <Cell
        className={`@min-[44rem]:max-w-28 @min-[44rem]:truncate @min-[56rem]:max-w-36 @min-[64rem]:max-w-52 ${category === '' ? IN_TABLE_ALONE : DOTTED}`}
      >
        {color === undefined ? null : <ColorDot color={color} className="mr-1.5 inline-block size-2" />}
        {category}
      </Cell>
      <Cell
        className={
          hasAuthors
            ? `@min-[44rem]:max-w-36 @min-[44rem]:truncate ${WIDE} ${author === '' ? IN_TABLE_ALONE : DOTTED}`
            : 'sr-only'
        }
      >
        {author}
      </Cell>
      <Cell>
        Saved <ShortDate at={at} inSentence />
      </Cell>
      {/* Nobody has seen it. */}
      <td className={IN_TABLE_ALONE} />
      <td className={ACTIONS}>
        <div className="-mr-2 flex *:px-2 @max-[44rem]:mr-0 @min-[44rem]:justify-end">
          <Button variant="quiet" size="small" aria-label={`Continue: ${name}`} onClick={onContinue}>
            Continue
          </Button>
          <Button
            variant="quiet"
            size="small"
            data-key="#"
            aria-label={`Delete: ${name}`}
            onClick={onDiscard}
          >
            Delete
          </Button>
        </div>
      </td>
    </tr>
  );
}
