import type { ListKey } from './rules/list-keys';
import type { ActiveRow } from './use-active-row';
import { useListKeys } from './use-list-keys';
import type { ListRows } from './use-list-rows';

/** What a list without commands of its own answers to. */
export const ROW_KEYS: readonly ListKey[] = ['next', 'previous', 'first', 'last', 'open', 'search', 'help'];

/** Keys that walk the rows of a list and open the one they are on. */
export function useRowKeys<Row extends { id: number }>(
  rows: ListRows<Row>,
  active: ActiveRow<Row>,
  open: (row: Row) => void,
): void {
  // Without a row under the keys Enter stays the browser's.
  const { row } = active;
  useListKeys({
    open: row && (() => open(row)),
    next: () => active.move(1),
    previous: () => active.move(-1),
    first: () => active.goTo(0),
    last: () => active.goTo(rows.count - 1),
  });
}
