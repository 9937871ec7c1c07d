import { useHotkeys } from '@mantine/hooks';
import { useRef, useState, type KeyboardEvent } from 'react';

interface RowActions<Row> {
  open: (row: Row) => void;
  toggle: (row: Row) => void;
}

const STEPS = new Map(Object.entries({ j: 1, ArrowDown: 1, k: -1, ArrowUp: -1 }));

/** One row of a table is in the tab order; keys move it, open it and select it. */
export function useRowKeys<Row extends { id: number }>(rows: readonly Row[], actions: RowActions<Row>) {
  const bodyRef = useRef<HTMLTableSectionElement>(null);
  const [activeId, setActiveId] = useState<number | null>(null);
  const active = rows.find(({ id }) => id === activeId) ?? rows[0];

  const focusRow = (id: number | undefined) =>
    bodyRef.current?.querySelector<HTMLElement>(`tr[data-row="${id}"]`)?.focus();

  // From anywhere on the page j and k lead into the table; inside it its own keys go on.
  const enter = () => {
    if (!bodyRef.current?.contains(document.activeElement)) focusRow(active?.id);
  };
  useHotkeys([
    ['j', enter],
    ['k', enter],
  ]);

  const onKeyDown = (event: KeyboardEvent) => {
    const isOnRow = event.target instanceof HTMLElement && event.target.dataset['row'] !== undefined;
    if (!active || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS.get(event.key);
    if (step !== undefined && isOnRow) {
      event.preventDefault();
      focusRow(rows[rows.indexOf(active) + step]?.id);
    } else if (event.key === 'Enter' && isOnRow) actions.open(active);
    else if (event.key === 'x') actions.toggle(active);
  };

  return {
    bodyRef,
    onKeyDown,
    rowProps: ({ id }: Row) => ({
      'data-row': id,
      tabIndex: id === active?.id ? 0 : -1,
      onFocus: () => setActiveId(id),
    }),
  };
}
