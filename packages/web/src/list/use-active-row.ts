import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ListRows } from './use-list-rows';
import type { Selection } from './use-selection';

export type ActiveRow<Row extends { id: number }> = ReturnType<typeof useActiveRow<Row>>;

/** The row that keyboard commands act on; it stays the same while rows are added or removed. */
export function useActiveRow<Row extends { id: number }>(
  rows: ListRows<Row>,
  selection: Selection<Row> | undefined,
  onMove?: (row: Row) => void,
) {
  const [id, setId] = useState(rows.memory.activeId);
  const scroll = useRef<(index: number) => void>(() => {});
  const wantsFocus = useRef(false);
  const lastIndex = useRef(0);
  const latest = useRef({ rows, selection });
  useLayoutEffect(() => {
    latest.current = { rows, selection };
    if (!wantsFocus.current) return;
    const row = document.querySelector<HTMLElement>(`tr[data-row="${id}"]`);
    if (!row) return;
    wantsFocus.current = false;
    row.focus({ preventScroll: true });
  });
  const set = useCallback((row: Row) => {
    const { memory, indexOf } = latest.current.rows;
    memory.activeId = row.id;
    lastIndex.current = Math.max(0, indexOf(row.id));
    setId(row.id);
  }, []);

  const select = useCallback((row: Row, isSelected: boolean, isRange: boolean) => {
    const { rows: now, selection: chosen } = latest.current;
    const [one, other] = [lastIndex.current, now.indexOf(row.id)].sort((a, b) => a - b);
    const between = Array.from({ length: isRange ? (other ?? 0) - (one ?? 0) + 1 : 0 }, (_, step) =>
      now.rowAt((one ?? 0) + step),
    );
    chosen?.choose(isRange ? between.filter((each) => each !== undefined) : [row], isSelected);
    lastIndex.current = Math.max(0, now.indexOf(row.id));
  }, []);

  const found = id === null ? -1 : rows.indexOf(id);
  const index = found >= 0 ? found : Math.min(lastIndex.current, rows.count - 1);
  const goTo = (wanted: number) => {
    const row = rows.rowAt(wanted);
    if (!row) return;
    wantsFocus.current = true;
    scroll.current(wanted);
    set(row);
    onMove?.(row);
  };
  const row = id === null ? undefined : rows.rowAt(found);
  return {
    id,
    row,
    set,
    select,
    scrollTo: useCallback((run: (index: number) => void) => void (scroll.current = run), []),
    /** The first key press selects the last active row, or the first row. */
    move: (step: 1 | -1) => goTo(id === null || found < 0 ? Math.max(0, index) : found + step),
    goTo,
  };
}
