import { ShortDate } from '../../components/dashboard/ShortDate.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import type { ListedDraft } from './drafts-in-list.ts';
import {
  ACTIONS,
  AuthorCell,
  BADGED,
  BELOW_TITLE,
  CategoryCell,
  Cell,
  DOTTED,
  IN_TABLE_ALONE,
  ROW,
  TITLE,
  TITLE_CELL,
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
      <CategoryCell name={category} color={color} />
      <AuthorCell name={author} hasAuthors={hasAuthors} />
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
