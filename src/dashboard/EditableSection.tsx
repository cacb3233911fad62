import { Fragment, type ReactNode } from 'react';
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
  /** The list. */
  children: ReactNode;
}

/** A list with a form above it that creates or edits one of its rows. */
export function EditableSection<Row extends { id: number }>({
  title,
  summary,
  rows,
  form,
  isFailing = false,
  children,
}: EditableSectionProps<Row>) {
  const { noun, news, editing, edit, touch, close } = rows;
  const common = { onChange: touch, onCancel: close };
  return (
    <DashboardSection
      title={title}
      summary={summary}
      notice={news.notice}
      actions={
        <Button size="small" variant={isFailing ? 'secondary' : 'primary'} onClick={() => edit('new')}>
          New {noun}
        </Button>
      }
    >
      {editing === null ? null : editing === 'new' ? (
        <Fragment key="new">{form(null, common)}</Fragment>
      ) : (
        <Fragment key={editing.id}>{form(editing, common)}</Fragment>
      )}
      {children}
    </DashboardSection>
  );
}
