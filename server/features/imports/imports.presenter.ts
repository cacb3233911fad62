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
    choices: parsed<ImportChoices>(row.choices),
    done,
    total,
    was_bringing: row.was_bringing === 1,
    preview: shown(row.preview),
    report: shown(row.report),
    pages: row.pages === null ? 0 : parsed<unknown[]>(row.pages).length,
    problem,
    changed_at,
  };
}

function shown(json: string | null): ImportShown | null {
  if (json === null) return null;
  const report = parsed<ImportFigures>(json);
  const more_warnings = Math.max(0, report.warnings.length - MAX_IMPORT_WARNINGS);
  return { ...report, warnings: report.warnings.slice(0, MAX_IMPORT_WARNINGS), more_warnings };
}

/** As it was written here. */
function parsed<Value>(json: string): Value {
  return JSON.parse(json) as Value;
}
