/**
 * What a list may be asked for, named once: its query, the server's conditions and orders, its export and its address in the
 * browser are made of it. It imports nothing, so that applications may use its values too.
 */
export interface ListDefinition {
  sorts: readonly [string, ...string[]];
  filters: readonly string[];
  /** What a person can choose to see of a row, on the page and in a file. */
  columns?: readonly [string, ...string[]];
  /** The columns of the list as CSV where nobody chose others, in their order; a list without them has no export. */
  exported?: readonly string[];
}

export type SortKeyOf<List extends ListDefinition> = List['sorts'][number];
/** A key to sort by, with `-` for descending. */
export type SortOf<List extends ListDefinition> = SortKeyOf<List> | `-${SortKeyOf<List>}`;
export type FilterOf<List extends ListDefinition> = List['filters'][number];
export type ColumnOf<List extends ListDefinition> = NonNullable<List['columns']>[number];
