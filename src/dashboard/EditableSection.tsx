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
  const { noun, news, editing, newKey, edit, touch, close } = rows;
  const common = { onChange: touch, onCancel: close };
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
      {editing === 'new' ? (
        <div className="mt-5 border-t border-line pt-5 pb-3">{form(null, common)}</div>
      ) : null}
      {children(
        editing === null || editing === 'new'
          ? null
          : { id: editing.id, form: <Fragment key={editing.id}>{form(editing, common)}</Fragment> },
      )}
    </DashboardSection>
  );
}
