import { lookUp } from '@tenderlane/domain/values';
import type { CustomField } from '@tenderlane/contract';
import type { FieldEntity } from '@tenderlane/domain/fields';
import { fieldColumn } from '@tenderlane/contract/fields/columns';
import type { ListColumn } from '@tenderlane/web/list/list-column';
import { useMemo } from 'react';
import { useFieldText } from './field-text';
import { FieldValue } from './field-value';
import { useShownFields } from './fields.api';
import classes from './fields.module.css';

interface FieldsRow {
  custom: Readonly<Record<string, unknown>>;
}

function FieldCell({ field, value }: { field: CustomField; value: unknown }) {
  const text = useFieldText()(field, value);
  if (text === null) return '—';
  return (
    <span className={classes.cut} title={text}>
      <FieldValue field={field} value={value} />
    </span>
  );
}

export function useFieldColumns<Row extends FieldsRow & { id: number }>(
  entity: FieldEntity,
): readonly ListColumn<Row>[] {
  const fields = useShownFields(entity);
  return useMemo(
    () =>
      fields.map((field) => ({
        key: fieldColumn(field.variable),
        width: 130,
        label: field.name,
        isUsual: false,
        ...((field.type === 'number' || field.type === 'money') && { align: 'right' as const }),
        Cell: ({ row }: { row: Row }) => <FieldCell field={field} value={lookUp(row.custom, field.variable)} />,
      })),
    [fields],
  );
}
