import {
  type ImportChoices,
  type ImportFigures,
  type ImportRun,
  type ImportShown,
  MAX_IMPORT_WARNINGS,
} from '#shared/contract/imports.ts';
import type { CurrentImport } from './imports.service.ts';

export function presentImport(row: CurrentImport): ImportRun {
  const { id, state, received, done, total, problem, changed_at } = row;
  return {
    id,
    state,
    files: received.map(({ part, name, size, received: here }) => ({ part, name, size, received: here })),
    choices: JSON.parse(row.choices) as ImportChoices, // this and the others as they were written here
    done,
    total,
    was_bringing: row.was_bringing === 1,
    preview: shown(row.preview),
    report: shown(row.report),
    pages: row.pages === null ? 0 : (JSON.parse(row.pages) as unknown[]).length,
    problem,
    changed_at,
  };
}

function shown(json: string | null): ImportShown | null {
  if (json === null) return null;
  const report = JSON.parse(json) as ImportFigures;
  const more_warnings = Math.max(0, report.warnings.length - MAX_IMPORT_WARNINGS);
  return { ...report, warnings: report.warnings.slice(0, MAX_IMPORT_WARNINGS), more_warnings };
}
