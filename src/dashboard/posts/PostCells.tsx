import type { ReactNode } from 'react';
import { ColorDot } from '../../features/categories/ColorDot.tsx';

/* The row of a post, and that of a draft that is none yet: a row of the table, or a card where its columns do not fit. */

export const ROW =
  'border-b border-line align-top @max-[44rem]:relative @max-[44rem]:flex @max-[44rem]:flex-wrap @max-[44rem]:items-center @max-[44rem]:gap-x-4 @max-[44rem]:gap-y-1 @max-[44rem]:py-3 @max-[44rem]:pl-10 @max-[30rem]:gap-x-2.5 @max-[30rem]:pl-8';
export const TITLE_CELL = 'py-2.5 pr-4 @max-[44rem]:w-full @max-[44rem]:p-0';
export const TITLE =
  'finger-high min-h-6 cursor-pointer text-left font-semibold underline-offset-4 hover:text-clay hover:underline';
export const BELOW_TITLE = 'line-clamp-2 max-w-measure text-fine text-quiet @min-[34rem]:line-clamp-1';
export const ACTIONS =
  'py-1 whitespace-nowrap @max-[44rem]:-mr-2 @max-[44rem]:-ml-3 @max-[44rem]:w-[calc(100%+1.25rem)] @max-[44rem]:py-0';

/** A cell that begins with a badge. */
export const BADGED = '@min-[44rem]:pt-[0.525rem]';

/** What a card has no room for, or nothing to say of. */
export const IN_TABLE_ALONE = '@max-[44rem]:hidden';

/** Says less than the title needs where both hardly fit. */
export const WIDE = '@min-[44rem]:@max-[56rem]:sr-only';

/** In a card, dots that are not read out stand between the details. */
export const DOTTED =
  "@max-[44rem]:after:-mr-[0.75em] @max-[44rem]:after:ml-[0.45em] @max-[44rem]:after:inline-block @max-[44rem]:after:w-[0.3em] @max-[44rem]:after:text-center @max-[30rem]:after:-mr-[0.55em] @max-[30rem]:after:ml-[0.25em] @max-[44rem]:after:content-['·'_/_'']";

/** One of its details. */
export function Cell({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <td
      className={`pt-[0.65rem] pr-4 pb-2.5 text-quiet @max-[44rem]:p-0 @max-[44rem]:text-left @max-[40rem]:text-fine @min-[44rem]:whitespace-nowrap ${className}`}
    >
      {children}
    </td>
  );
}

interface CategoryCellProps {
  name: string;
  /** Undefined while it is not known. */
  color: string | undefined;
}

export function CategoryCell({ name, color }: CategoryCellProps) {
  return (
    <Cell
      className={`@min-[44rem]:max-w-28 @min-[44rem]:truncate @min-[56rem]:max-w-36 @min-[64rem]:max-w-52 ${shownIn(name)}`}
    >
      {color === undefined ? null : <ColorDot color={color} className="mr-1.5 inline-block size-2" />}
      {name}
    </Cell>
  );
}

interface AuthorCellProps {
  name: string;
  /** Whether the author says something: the posts have more than one. */
  hasAuthors: boolean;
}

export function AuthorCell({ name, hasAuthors }: AuthorCellProps) {
  return (
    <Cell
      className={
        hasAuthors ? `@min-[44rem]:max-w-36 @min-[44rem]:truncate ${WIDE} ${shownIn(name)}` : 'sr-only'
      }
    >
      {name}
    </Cell>
  );
}

/** A card leaves out what has no name. */
function shownIn(name: string): string {
  return name === '' ? IN_TABLE_ALONE : DOTTED;
}
