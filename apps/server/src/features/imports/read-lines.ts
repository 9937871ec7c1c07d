import { repeatsHeadings } from '@tenderlane/domain/imports';
import { LineRefused, type ImportKind, type ImportReader, type LineProblem } from '../../platform/imports/import-kind';
import type { TableRow } from '../../platform/tables/table-row';
import type { ImportRow } from './import.queries';
import type { KnownField } from './kinds';

export type ReadLine = TableRow & ({ values: object; problems: null } | { values: null; problems: LineProblem[] });

export function createLineReader(
  kind: ImportKind,
  fields: readonly KnownField[],
  file: ImportRow,
  reader: ImportReader,
) {
  const mapped = fields.flatMap((field) => {
    const column = new Map(Object.entries(file.mapping)).get(field.key);
    return column === undefined ? [] : [{ ...field, column }];
  });
  const seen = new Map<string, number>();

  const readFields = (cells: readonly string[]) => {
    const problems: LineProblem[] = [];
    const found = new Map<string, unknown>();
    const keep = (work: () => void, field?: string) => {
      try {
        work();
      } catch (error) {
        if (!(error instanceof LineRefused)) throw error;
        problems.push({ ...(field && { field }), ...error.problem });
      }
    };
    for (const { key, column, isRequired, read } of mapped) {
      const text = cells[column] ?? '';
      if (text !== '') keep(() => found.set(key, read(text, reader)), key);
      else if (isRequired) problems.push({ reason: 'required', field: key });
    }
    let values = Object.fromEntries(found) as object;
    if (problems.length === 0) keep(() => (values = kind.complete?.(values, reader) ?? values));
    return { values, problems };
  };

  return (row: TableRow): ReadLine => {
    const refuse = (problems: LineProblem[]): ReadLine => ({ ...row, values: null, problems });
    if (repeatsHeadings(file.columns, row.cells)) return refuse([{ reason: 'repeats_headings' }]);
    const { values, problems } = readFields(row.cells);
    if (problems.length > 0) return refuse(problems);
    const keys = kind.keysOf(values, reader);
    const repeated = keys.find(({ key }) => seen.has(key));
    if (repeated) {
      const params = { line: seen.get(repeated.key) ?? 0 };
      return refuse([{ reason: 'same_in_line', field: repeated.field, params }]);
    }
    for (const { key } of keys) seen.set(key, row.line);
    return { ...row, values, problems: null };
  };
}
