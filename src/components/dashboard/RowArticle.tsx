import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { arrivalAt } from '../../lib/arrival.ts';
import { FoundWords } from './FoundWords.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { useLeftFocus } from './use-left-focus.ts';

interface RowArticleProps {
  /** The id of what it shows. */
  id: number;
  /** Who or what it is of, where its actions stand elsewhere: in the palette. */
  name: string;
  /** Over the first row of a group: what its rows share. */
  group?: string | undefined;
  /** At the start of the row: in the narrow column beside it, or above it where there is no room. */
  side: ReactNode;
  /** Less weighty: below that in the narrow column, or at the end of the row. */
  about?: ReactNode;
  title: string;
  /** Where its title leads, as Enter on the row does; null or left out for nowhere. */
  to?: string | null;
  titleWeight?: 'font-medium' | 'font-semibold';
  /** After the title. */
  badges: ReactNode;
  children: ReactNode;
  /** Below all of it. */
  after?: ReactNode;
  /** What is done first; called with the title's id for accessible descriptions. */
  lead: (titleId: string) => ReactNode;
  /** Quieter actions, before deletion. */
  actions?: (titleId: string) => ReactNode;
  /** A row is deleted by a button, or from its menu. */
  isDeleting?: boolean;
  onDelete?: () => void;
  /** The rarer actions, at the end. */
  menu?: ReactNode;
  /** What chooses the row. */
  select?: ReactNode;
}

/** One submission from a visitor: a row of a list, with its actions, in as many columns as it has room for. */
export function RowArticle({
  id,
  name,
  group,
  side,
  about,
  title,
  to = null,
  titleWeight = 'font-semibold',
  badges,
  children,
  after,
  lead,
  actions,
  isDeleting = false,
  onDelete,
  menu,
  select,
}: RowArticleProps) {
  const titleId = useId();
  const row = useLeftFocus<HTMLLIElement>();
  return (
    <li ref={row} tabIndex={-1} data-row={id} className="@container border-b border-line">
      {group === undefined ? null : <p className="pt-3 pb-2 text-body font-semibold">{group}</p>}
      <div className={`row-body flex gap-x-2 pb-4 ${group === undefined ? 'pt-4' : 'pt-2'}`}>
        {select === undefined ? null : <div className="-mt-1 shrink-0 touch:-mt-2.5">{select}</div>}
        <article
          aria-labelledby={titleId}
          className="relative grid min-w-0 grow gap-x-8 gap-y-1.5 @xl:grid-cols-[15.5rem_minmax(0,1fr)] @xl:grid-rows-[auto_1fr_auto] @xl:gap-y-0"
        >
          <div>{side}</div>
          <div className="min-w-0 @max-xl:order-2 @xl:col-start-2 @xl:row-span-2 @xl:row-start-1 @min-[66rem]:grid @min-[66rem]:grid-cols-[minmax(0,1fr)_19rem] @min-[66rem]:content-start @min-[66rem]:items-start @min-[66rem]:gap-x-8">
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <h3
                id={titleId}
                tabIndex={-1}
                className={`min-w-0 font-sans text-body wrap-anywhere ${titleWeight}`}
              >
                {to === null ? (
                  <FoundWords>{title}</FoundWords>
                ) : (
                  <Link
                    to={to}
                    state={arrivalAt(id)}
                    data-opens
                    className="finger-high underline-offset-4 hover:text-clay hover:underline"
                  >
                    {title}
                  </Link>
                )}
              </h3>
              <div className="flex min-h-6 shrink-0 items-center gap-x-3 whitespace-nowrap">{badges}</div>
            </div>
            {children}
            <div
              data-deeds={`For ${name}`}
              // A menu alone stands beside the first line where it would have a line of its own.
              className="mt-3 flex flex-wrap gap-2 @max-xl:has-[>:only-child]:absolute @max-xl:has-[>:only-child]:-top-2 @max-xl:has-[>:only-child]:-right-2 @max-xl:has-[>:only-child]:mt-0 @min-[66rem]:col-start-2 @min-[66rem]:row-span-6 @min-[66rem]:row-start-1 @min-[66rem]:-mt-1 @min-[66rem]:justify-end touch:@max-xl:has-[>:only-child]:-top-2.5"
            >
              {lead(titleId)}
              <div className="flex flex-wrap *:px-2 *:font-medium @min-[66rem]:-mr-2">
                {actions?.(titleId)}
                {onDelete === undefined ? null : (
                  <DeleteButton describedBy={titleId} isDeleting={isDeleting} onDelete={onDelete} />
                )}
                {menu}
              </div>
            </div>
          </div>
          {about === undefined ? null : (
            <div className="flex flex-wrap items-baseline gap-x-5 text-fine @max-xl:order-1 @xl:col-start-1 @xl:row-span-2 @xl:row-start-2 @xl:block">
              {about}
            </div>
          )}
          {after === undefined ? null : (
            <div className="@max-xl:order-3 @xl:col-start-2 @xl:row-start-3">{after}</div>
          )}
        </article>
      </div>
    </li>
  );
}
