import { variableOfColumn, type FieldColumn } from '@tenderlane/contract/fields/columns';
import type { FieldValues } from '@tenderlane/domain/fields';
import type { Column } from '../../platform/exports/table-export';
import type { FieldCells } from './field-cells';

/** The columns of a file: listed ones as the caller writes them, own fields by their values. */
export const fileColumns = <Listed extends string, Row>(
  columns: readonly (Listed | FieldColumn)[],
  { titleOf, cellOf }: FieldCells,
  listed: (column: Listed) => Column<Row>,
  customOf: (row: Row) => FieldValues,
): Column<Row>[] =>
  columns.map((column) => {
    const variable = variableOfColumn(column);
    if (variable === null) return listed(column as Listed);
    return { title: titleOf(variable), cell: (row) => cellOf(variable, customOf(row)) };
  });
