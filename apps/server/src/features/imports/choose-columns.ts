import { IMPORT_LIMITS } from '@tenderlane/domain/imports';
import type { ImportFile } from '@tenderlane/contract';
import type { MemberContext } from '../../platform/context';
import { AppError, notFound, type FieldProblem } from '../../platform/errors';
import { lockImport, saveMapping, type ImportRow } from './import.queries';
import { allowKind, listFields, type ImportKinds } from './kinds';
import { hasOpenRun } from './run.queries';
import { showImport } from './show-import';

interface Choice {
  mapping?: Record<string, number | null> | undefined;
  options?: { overwrite: boolean } | undefined;
}

/** Saves the columns of the fields. The same choice again changes nothing, and its dry run stays valid. */
export async function chooseColumns(
  kinds: ImportKinds,
  context: MemberContext,
  id: number,
  { mapping, options }: Choice,
): Promise<ImportFile> {
  const { sql, principal } = context;
  const file = await lockImport(sql, principal, id);
  if (!file) throw notFound();
  const kind = allowKind(kinds, context, file.kind);
  if (await hasOpenRun(sql, principal.companyId, id)) throw new AppError('import.running');
  const fields = (await listFields(kind, context)).map(({ key }) => key);
  const chosen = mapping ? readMapping(file, fields, mapping) : file.mapping;
  const overwrite = options?.overwrite ?? file.overwrite;
  const isSame = isSameMapping(chosen, file.mapping);
  if (!isSame || overwrite !== file.overwrite) {
    await saveMapping(sql, file, { mapping: chosen, overwrite, is_remembered: file.is_remembered && isSame });
  }
  return showImport(kinds, context, id);
}

const isSameMapping = (first: ImportRow['mapping'], second: ImportRow['mapping']) =>
  JSON.stringify(Object.entries(first).sort()) === JSON.stringify(Object.entries(second).sort());

function readMapping(file: ImportRow, fields: string[], mapping: Record<string, number | null>): ImportRow['mapping'] {
  const problems = new Map<string, FieldProblem[]>();
  const chosen = new Map<string, number>();
  const taken = new Set<number>();
  for (const [field, column] of Object.entries(mapping)) {
    const path = `mapping.${field}`;
    if (!fields.includes(field)) problems.set(path, [{ code: 'unknown-key' }]);
    else if (column === null) continue;
    else if (column >= Math.min(file.columns.length, IMPORT_LIMITS.columns))
      problems.set(path, [{ code: 'import.column-unknown' }]);
    else if (taken.has(column)) problems.set(path, [{ code: 'import.column-twice' }]);
    else {
      chosen.set(field, column);
      taken.add(column);
    }
  }
  if (problems.size > 0) throw new AppError('input.invalid', { fields: Object.fromEntries(problems) });
  return Object.fromEntries(chosen);
}
