import { variableOfColumn, type FieldColumn } from '@tenderlane/contract/fields/columns';
import type { FieldCells } from './field-cells';

export const fileTitles = <Listed extends string>(
  columns: readonly (Listed | FieldColumn)[],
  { titleOf }: Pick<FieldCells, 'titleOf'>,
  words: (column: Listed) => string,
): string[] =>
  columns.map((column) => {
    const variable = variableOfColumn(column);
    return variable === null ? words(column as Listed) : titleOf(variable);
  });
