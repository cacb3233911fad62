import { Fragment, type ReactNode } from 'react';
import type { EditedRow } from '../components/dashboard/edited-row.ts';
import { DashboardSection } from '../components/dashboard/DashboardSection.tsx';
import { Button } from '../ui/Button.tsx';
import type { EditableRows } from './use-editable-rows.ts';

interface EditableSectionProps<Row> {
  title: string;
  summary: string;
  rows: EditableRows<Row>;
  /** Renders the form of a row, or of a new one. */
  form: (row: Row | null, common: { onChange: () => void; onCancel: () => void }) => ReactNode;
  /** Whether the rows could not be loaded: to try that again comes first. */
  isFailing?: boolean;
  /** The list; it shows the form of the row that is being edited in that row's place. */
  children: (editing: EditedRow | null) => ReactNode;
}

/** A list whose rows are edited in their places, with a form above it for a new one. */
export function EditableSection<Row extends { id: number }>({
  title,
  summary,
  rows,
  form,
  isFailing = false,
  children,
}: EditableSectionProps<Row>) {
  const { noun, news, editing, newKey, edit, touch, close, leave } = rows;
  const formOf = (row: Row | null) => (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape, from any of its controls
    <div
      onKeyDown={({ key, nativeEvent }) =>
        key === 'Escape' && !nativeEvent.isComposing ? leave() : undefined
      }
    >
      {form(row, { onChange: touch, onCancel: close })}
    </div>
  );
  return (
    <DashboardSection
      title={title}
      summary={summary}
      notice={news.notice}
      actions={
        editing === 'new' ? undefined : (
          <Button
            size="small"
            variant={isFailing ? 'secondary' : 'primary'}
            data-edits={newKey}
            onClick={() => edit('new')}
          >
            New {noun}
          </Button>
        )
      }
    >
      {editing === 'new' ? <div className="mt-5 border-t border-line pt-5 pb-3">{formOf(null)}</div> : null}
      {children(
        editing === null || editing === 'new'
          ? null
          : { id: editing.id, form: <Fragment key={editing.id}>{formOf(editing)}</Fragment> },
      )}
    </DashboardSection>
  );
}
