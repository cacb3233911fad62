import { type ReactNode, useId } from 'react';
import { DeleteButton } from './DeleteButton.tsx';

interface RowArticleProps {
  /** Shown in the narrow column beside it. */
  side: ReactNode;
  /** Below that; on narrow screens after all else. */
  below?: ReactNode;
  title: string;
  titleWeight?: 'font-medium' | 'font-semibold';
  /** After the title. */
  badges: ReactNode;
  children: ReactNode;
  /** Actions beside deletion; called with the title's id for accessible descriptions. */
  actions: (titleId: string) => ReactNode;
  isDeleting: boolean;
  onDelete: () => void;
  /** What chooses the row. */
  select?: ReactNode;
}

/** One submission from a visitor: a row of a list, with its actions. */
export function RowArticle({
  side,
  below = null,
  title,
  titleWeight = 'font-semibold',
  badges,
  children,
  actions,
  isDeleting,
  onDelete,
  select,
}: RowArticleProps) {
  const id = useId();
  return (
    <li tabIndex={-1} className="flex gap-x-2 border-b border-line py-5">
      {select === undefined ? null : <div className="-mt-1 shrink-0 touch:-mt-2.5">{select}</div>}
      <article
        aria-labelledby={id}
        className="grid min-w-0 grow gap-x-8 gap-y-3 md:grid-cols-[14rem_minmax(0,1fr)] md:grid-rows-[auto_1fr]"
      >
        <div>{side}</div>
        <div className="min-w-0 md:row-span-2 min-[85rem]:grid min-[85rem]:grid-cols-[minmax(0,1fr)_fit-content(26rem)] min-[85rem]:items-start min-[85rem]:gap-x-8">
          <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
            <h3 id={id} tabIndex={-1} className={`min-w-0 font-sans text-body wrap-anywhere ${titleWeight}`}>
              {title}
            </h3>
            <div className="flex min-h-6 shrink-0 items-center gap-x-3 whitespace-nowrap">{badges}</div>
          </div>
          {children}
          <div className="mt-4 flex flex-wrap gap-x-1 gap-y-2 min-[85rem]:col-start-2 min-[85rem]:row-span-6 min-[85rem]:row-start-1 min-[85rem]:mt-0 min-[85rem]:justify-end min-[85rem]:*:last:-mr-3">
            {actions(id)}
            <DeleteButton describedBy={id} isDeleting={isDeleting} onDelete={onDelete} />
          </div>
        </div>
        {below}
      </article>
    </li>
  );
}
