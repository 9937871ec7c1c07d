/**
 * Definition of a list, used for its query, the server's conditions and orders, its export and its URL in the browser.
 * The file imports nothing, so that applications may use its values too.
 */
export interface ListDefinition {
  sorts: readonly [string, ...string[]];
  filters: readonly string[];
  columns?: readonly [string, ...string[]];
  /** Default columns of the CSV, in their order; a list without them has no export. */
  exported?: readonly string[];
}

export type SortKeyOf<List extends ListDefinition> = List['sorts'][number];
export type SortOf<List extends ListDefinition> = SortKeyOf<List> | `-${SortKeyOf<List>}`;
export type FilterOf<List extends ListDefinition> = List['filters'][number];
export type ColumnOf<List extends ListDefinition> = NonNullable<List['columns']>[number];
