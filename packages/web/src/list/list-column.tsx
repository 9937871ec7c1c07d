import type { ComponentType } from 'react';
import type { ColumnShape } from './rules/column-layout';

/** A column of a list: its words, its place among the others, and how it shows a row. */
export interface ListColumn<Row> extends ColumnShape {
  /** Its name where columns are chosen. */
  label: string;
  /** Its head, where that is shorter. */
  head?: string;
  align?: 'left' | 'right';
  /** The key by which the list sorts. */
  sort?: string;
  /** A first press sorts from the highest. */
  isDescendingFirst?: boolean;
  Cell: ComponentType<{ row: Row }>;
}

export interface RowActionsProps<Row> {
  row: Row;
  /** Nobody can point at a button before pressing it. */
  isTouched: boolean;
}

/** What the list does with its rows. */
export interface RowHandlers<Row> {
  name: (row: Row) => string;
  open?: ((row: Row) => void) | undefined;
  /** Drawn once the pointer or the keys have come to a row. */
  Actions?: ComponentType<RowActionsProps<Row>> | undefined;
  /** Whether the actions of a row do not wait for that. */
  showsActions?: (row: Row) => boolean;
}
