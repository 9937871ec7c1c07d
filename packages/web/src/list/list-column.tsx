import type { ComponentType } from 'react';
import type { ColumnShape } from './rules/column-layout';

export interface ListColumn<Row> extends ColumnShape {
  label: string;
  /** Shorter name for the column's header. */
  head?: string;
  align?: 'left' | 'right';
  sort?: string;
  isDescendingFirst?: boolean;
  Cell: ComponentType<{ row: Row }>;
}

export interface RowActionsProps<Row> {
  row: Row;
  /** True on touch devices, where nothing can be hovered before a tap. */
  isTouched: boolean;
}

export interface RowHandlers<Row> {
  name: (row: Row) => string;
  open?: ((row: Row) => void) | undefined;
  /** Rendered only after the pointer or the keyboard reaches the row. */
  Actions?: ComponentType<RowActionsProps<Row>> | undefined;
  showsActions?: (row: Row) => boolean;
}
