import type { ListKey } from './rules/list-keys';
import type { ActiveRow } from './use-active-row';
import { useListKeys } from './use-list-keys';
import type { ListRows } from './use-list-rows';

export const ROW_KEYS: readonly ListKey[] = ['next', 'previous', 'first', 'last', 'open', 'search', 'help'];

export function useRowKeys<Row extends { id: number }>(
  rows: ListRows<Row>,
  active: ActiveRow<Row>,
  open: (row: Row) => void,
): void {
  // Without an active row, Enter keeps the browser's behaviour.
  const { row } = active;
  useListKeys({
    open: row && (() => open(row)),
    next: () => active.move(1),
    previous: () => active.move(-1),
    first: () => active.goTo(0),
    last: () => active.goTo(rows.count - 1),
  });
}
